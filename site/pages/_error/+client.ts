import "../not-found/+client.ts";

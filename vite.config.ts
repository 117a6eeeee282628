import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";

// `generated/` is ignored by git, and Vike would otherwise ask git for the page files.
process.env.VIKE_CRAWL = JSON.stringify({ git: false, ignore: ["dist/**"] });

export default defineConfig({
  plugins: [react(), vike()],
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5"] },
});

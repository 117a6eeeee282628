/** What a page's worker does: it asks for any language, and ends. */
Intl.NumberFormat.supportedLocalesOf("en");
Intl.DateTimeFormat.supportedLocalesOf("en");
close();

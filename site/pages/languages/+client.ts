import { chooseLanguage } from "./choose-language.ts";

// The list stays for whoever comes back to it: only a visitor who arrives from elsewhere is sent on.
const links = [...document.querySelectorAll<HTMLAnchorElement>(".language-list a")];
const chosen = chooseLanguage(
  links.map((link) => link.hreflang),
  navigator.languages,
);
const link = links.find(({ hreflang }) => hreflang === chosen);
if (link !== undefined && !document.referrer.startsWith(location.origin)) location.replace(link.href);

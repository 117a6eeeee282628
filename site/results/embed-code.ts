import { encodeQuery, type Texts } from "../../generator/runtime/query.ts";

/**
 * What another site puts into a page to show this calculator with these figures: a frame, and the few lines that give it
 * the height it asks for. Nothing of ours runs outside the frame.
 */
export function embedCode(path: string, texts: Texts): string {
  const address = new URL(path, location.href);
  address.search = encodeQuery(texts).toString();
  return `<iframe class="plainsum" src="${attribute(address.href)}" title="${attribute(document.title)}" loading="lazy" allow="clipboard-write" style="width: 100%; height: 40rem; border: 0"></iframe>
<!-- Colors: add #theme=dark or #theme=light&amp;accent=7a1fa2 to the address. -->
<script>
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== "${address.origin}" || typeof data?.plainsumHeight !== "number") return;
    for (const frame of document.querySelectorAll("iframe.plainsum"))
      if (frame.contentWindow === source) frame.style.height = data.plainsumHeight + "px";
  });
</script>
`;
}

function attribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

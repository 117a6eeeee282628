import { expect, test } from "vitest";
import { feed } from "../../../site/build/write-feed.ts";

const post = {
  slug: "a",
  title: "Less < more & so on",
  summary: "S",
  date: "2026-11-21",
  author: "The editors",
  figures: [],
  text: "T",
};
const origin = "https://plainsum.org";

// RFC 4287, 4.1.1 and 4.1.2: a feed and an entry each have one id, one title and one updated; an entry without content links to its page.
test("a feed has what RFC 4287 asks for", () => {
  const text = feed([post, { ...post, slug: "b", date: "2026-11-19" }], "Blog");
  const [head = "", ...entries] = text.split("<entry>");
  expect(head).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">');
  expect(head).toContain(
    `<id>${origin}/blog</id>\n<title>Blog</title>\n<updated>2026-11-21T00:00:00Z</updated>`,
  );
  expect(head).toContain(`<link rel="self" type="application/atom+xml" href="${origin}/blog/feed.xml"/>`);
  expect(entries).toHaveLength(2);
  expect(entries[0]).toBe(
    `<id>${origin}/blog/a</id><title>Less &lt; more &amp; so on</title>` +
      "<published>2026-11-21T00:00:00Z</published><updated>2026-11-21T00:00:00Z</updated>" +
      "<author><name>The editors</name></author>" +
      `<link rel="alternate" type="text/html" href="${origin}/blog/a"/><summary>S</summary></entry>\n`,
  );
});

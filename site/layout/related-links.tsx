import type { ReactNode } from "react";

/** A link to a page that leads on, by its title. */
export interface RelatedLink {
  readonly href: string;
  readonly title: string;
}

/** Where to go on from a page; nothing where there is nowhere. */
export function RelatedLinks({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly RelatedLink[];
}): ReactNode {
  if (links.length === 0) return null;
  return (
    <section className="related">
      <h2>{heading}</h2>
      <ul>
        {links.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

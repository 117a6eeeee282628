/** A component of the page that draws one kind of construct. `from` is its file below `site/`. */
export interface Component {
  readonly name: string;
  readonly from: string;
}

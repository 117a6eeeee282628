/** What a line may begin with beside a calculator, in the order of the help. */
export const commandNames = [
  "list",
  "search",
  "info",
  "schema",
  "batch",
  "serve",
  "mcp",
  "completion",
  "check",
  "new",
  "words",
  "translate",
  "accept",
  "coverage",
  "explain",
  "help",
] as const;

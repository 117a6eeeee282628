export function installedProgram(names: readonly string[], places: readonly string[]): string | undefined;

export function isBuilt(root: string): boolean;
export function markBuilt(root: string): void;
export function filesIn(root: string, entry: string): string[];

/** Path of an nginx: one installed, else Debian's package. */
export function findNginx(root: string): Promise<{ readonly path: string } | { readonly reason: string }>;

export function bundledLicenses(): {
  readonly add: (moduleIds: readonly string[]) => void;
  readonly text: (also?: readonly string[]) => string;
};

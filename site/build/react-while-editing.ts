import type { Plugin } from "vite";

/**
 * While someone writes, the server draws pages with React's production build: with its checks drawing would take
 * longer than all else between an edit and the page. The browser makes the same checks.
 */
export function reactWhileEditing(): Plugin {
  return {
    name: "plainsum:react-while-editing",
    apply: "serve",
    // The production build has no jsxDEV.
    config: () => ({ oxc: { jsx: { development: false } } }),
    configureServer: loadProductionReact,
  };
}

/** Which React a process has is settled when it first loads it. */
async function loadProductionReact(): Promise<void> {
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = "production";
  await Promise.all([import("react"), import("react/jsx-runtime"), import("react-dom/server")]);
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}

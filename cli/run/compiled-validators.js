import { join } from "node:path";
import { Ajv } from "ajv";
import standaloneCode from "ajv/dist/standalone/index.js";
import { rolldown } from "rolldown";

const entry = "\0schemas";

/**
 * A plugin that puts what ajv compiles of the schemas in the place of `generator/check/validators.ts`: compiling them
 * takes a new process longer than anything it checks with them.
 *
 * @param {string} root the project's folder
 * @returns {import("rolldown").Plugin}
 */
export function compiledValidators(root) {
  const replaced = join(root, "generator/check/validators.ts");
  return {
    name: "compiled-validators",
    load: async (id) => (id === replaced ? validatorsOf(await readSchemas(root)) : null),
  };
}

/** The schemas of all kinds of files, and how ajv compiles them, as the generator's source has them. */
async function readSchemas(root) {
  const parts = [
    ["documentKinds", "constructs/construct.ts"],
    ["schemaOf", "check/schema.ts"],
    ["validatorOptions", "check/validator-options.ts"],
  ];
  const bundle = await rolldown({
    cwd: root,
    platform: "node",
    input: { schemas: entry },
    plugins: [
      {
        name: "schemas",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? parts
                .map(
                  ([name, path]) =>
                    `export { ${name} } from ${JSON.stringify(join(root, "generator", path))};\n`,
                )
                .join("")
            : null,
      },
    ],
    transform: { target: "node20" },
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const code = Buffer.from(output[0].code).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}

function validatorsOf({ documentKinds, schemaOf, validatorOptions }) {
  const ajv = new Ajv({ ...validatorOptions, code: { source: true, esm: true } });
  for (const kind of documentKinds) ajv.addSchema(schemaOf(kind), kind);
  const nameOf = (kind) => `validate_${kind.replaceAll("-", "_")}`;
  const code = standaloneCode(ajv, Object.fromEntries(documentKinds.map((kind) => [nameOf(kind), kind])));
  const entries = documentKinds.map((kind) => `${JSON.stringify(kind)}: () => ${nameOf(kind)}`);
  return `${code}\nexport const validators = { ${entries.join(", ")} };\n`;
}

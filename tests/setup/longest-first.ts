import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Begins with the files of these names, which take longest, so that no processor waits at the end for one of them: where no
 * tests ran before, Vitest goes by the size of a file, and the longest of ours are short.
 */
export function longestFirst(names: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      // oxlint-disable-next-line unicorn/no-array-sort -- it is no array's
      const sorted = await super.sort(files);
      const first = names.flatMap((name) =>
        sorted.filter(({ moduleId }) => moduleId.endsWith(`/${name}.test.ts`)),
      );
      return [...first, ...sorted.filter((file) => !first.includes(file))];
    }
  };
}

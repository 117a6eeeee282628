import { generate } from "./generator/index.ts";
import { readSpecifications } from "./generator/run.ts";
const all = readSpecifications(".");
const house = all.filter(({path}) => /^specs\/(words|units|locales|categories)/.test(path));
const one = all.filter(({path}) => path.startsWith("specs/finance/mortgage/") && /(calculator|en)\.yaml|tables/.test(path));
const house2 = house.filter(({path}) => !/words\/(es|zh|ar)/.test(path)).map(f=> f.path==="specs/locales.yaml"?{...f,bytes:new TextEncoder().encode("locales:\n  - { id: en, name: English, tag: en, dir: ltr }\n")}:f);
const bad = one.map(f => f.path.endsWith("calculator.yaml") ? {...f, bytes: new TextEncoder().encode(new TextDecoder().decode(f.bytes).replace("principal / home_price","principal / hom_price"))}: f);
for (let i=0;i<6;i++){ const t=performance.now(); const r=generate([...house2, ...one], {today:"2026-11-21",version:""}); console.log(r.problems.length, r.files.size, performance.now()-t); }
for (let i=0;i<6;i++){ const t=performance.now(); const r=generate([...house2, ...bad], {today:"2026-11-21",version:""}); console.log(r.problems.length, r.files.size, performance.now()-t); }

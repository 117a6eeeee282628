// Generated from specs/words/zh-hant.yaml and specs/units/words/zh-hant.yaml by `npm run generate`.
// Edits here are lost: change the source.

import type { Words } from "../../../../../../generator/runtime/words.ts";

/** The words every page and the terminal share. */
export const words: Words = {
  "site.name": "範例",
  "site.count": [
    {
      type: 6,
      value: "=count",
      options: {
        "=0": { value: [{ type: 0, value: "沒有" }] },
        other: {
          value: [
            { type: 1, value: "#count" },
            { type: 0, value: " 頁" },
          ],
        },
      },
      offset: 0,
      pluralType: "cardinal",
    },
  ],
  "weekdays.monday": "星期一",
  "weekdays.tuesday": "星期二",
  "weekdays.wednesday": "星期三",
  "weekdays.thursday": "星期四",
  "weekdays.friday": "星期五",
  "weekdays.saturday": "星期六",
  "weekdays.sunday": "星期日",
  "units.meter.name": "公尺",
  "units.meter.symbol": "m",
  "units.foot.name": "英尺",
  "units.foot.symbol": "ft",
  "units.radian.name": "弧度",
  "units.radian.symbol": "rad",
  "units.month.name": "個月",
  "units.month.symbol": "月",
  "units.year.name": "年",
  "units.year.symbol": "年",
  "units.day.name": "天",
  "units.day.symbol": "天",
  "units.groups.metric": "公制",
  "units.groups.imperial": "英制",
  "units.groups.calendar": "曆法",
};

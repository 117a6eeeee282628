/** Characters of everyday questions and of charges as they are written in Taiwan and Hong Kong, each before the simplified one. */
const pairs =
  "於于幾几萬万億亿貸贷減减圓圆積积體体歲岁換换幣币臺台車车時时間间數数進进轉转個个證证費费錢钱買买長长寬宽邊边質质離离還还開开員员獄狱週周點点聽听書书類类導导級级雙双線线這这樣样約约總总額额負负債债貨货" +
  "產产學学麼么嗎吗獲获縣县監监懲惩華华觀观對对應应當当現现爾尔羅罗納纳達达訴诉舊旧價价稅税頁页磚砖畝亩頃顷過过後后號号從从歐欧韓韩盧卢藝艺務务機机農农陽阳陰阴補补碼码製制緩缓騎骑載载傳传輸输選选擇择漲涨" +
  "攝摄請请問问兩两終终資资紅红計计結结單单變变處处兌兑圍围複复獎奖會会給给歷历錯错劃划壽寿險险齡龄鐘钟" +
  "圖图罰罚盜盗竊窃駕驾搶抢傷伤殺杀槍枪執执審审銷销謀谋襲袭擊击斷断態态禍祸謊谎騙骗詐诈貪贪賄贿輕轻嚴严關关釋释滿满實实際际幫帮無无別别視视亞亚維维蘭兰頓顿奧奥倫伦聖圣諾诺邁迈連连煙烟藥药違违規规動动衛卫偽伪遺遗據据購购飲饮鄰邻闖闯門门戶户內内財财損损壞坏綁绑脅胁嚇吓騷骚擾扰兒儿婦妇強强姦奸褻亵賭赌屬属優优毆殴該该讓让條条權权認认調调誤误願愿謝谢";

const simple: ReadonlyMap<string, string> = new Map(
  pairs.match(/../gu)?.map((pair) => [pair.slice(0, 1), pair.slice(1)]) ?? [],
);

/** Units that weigh and measure something else there than on the mainland. */
const ownUnits = /(?<![公英台市])[斤尺寸丈里](?!程)/u;

/** A line in simplified characters, which is how this site writes Chinese. */
export function simplified(line: string): string {
  const plain = line.replace(/\p{Script=Han}/gu, (character) => simple.get(character) ?? character);
  return plain !== line && ownUnits.test(plain) ? line : plain;
}

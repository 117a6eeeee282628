/**
 * Currencies in circulation by ISO 4217 list one as of 2026, without funds, metals and units of account.
 * Bulgaria's lev left it for the euro on 2026-01-01; XCG took the place of ANG, SLE of SLL, ZWG of ZWL.
 * SYP stays out: Syria cut two zeros in 2026 and the snapshots still count in old pounds.
 */
export const currencies: readonly string[] = [
  ..."AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD".split(" "),
  ..."CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS".split(" "),
  ..."GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW".split(" "),
  ..."KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR".split(" "),
  ..."MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR".split(" "),
  ..."SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD".split(" "),
  ..."UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG".split(" "),
];

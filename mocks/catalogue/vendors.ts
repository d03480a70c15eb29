import type { GameType } from './types.ts'

/** A game vendor of the sample world. Names are invented; codes follow the contract. */
export interface Vendor {
  code: string
  name: string
  nameBn: string
  /** The types of its games; the first is its main one. */
  types: readonly GameType[]
  /** The type under which the platform lists it before the portal moves it to its own section. */
  menuType: GameType
  /** The preferred settings of its slots. */
  settings: readonly string[]
  /** Its relative share of the games of a type. */
  weight: number
  /** The position in the vendor list, which decides its pattern, emblem and hue. */
  index: number
}

// code | English name | Bengali name | types | settings | weight
const rows = `
PG|Paddy Gold|সোনাধান|RNG|bengal east classic|30
JL|Jasmine Lane|জুঁইগলি|RNG FISH PVP|bengal sweets myth|28
JDB|Jadebay|জেড উপকূল|RNG FISH|east wild treasure|24
CQ9|Coral Quay|প্রবাল ঘাট|RNG FISH|east myth egypt|24
FC|Ferrycrown|খেয়ামুকুট|RNG FISH|wild treasure classic|22
PT|Plumtide|জামজোয়ার|RNG LIVE|egypt myth night|22
EG2|Embergrove|আগুনবন|RNG|myth wild space|18
BGS|Bluegate Studio|নীলদ্বার|BGS RNG|classic space|12
NVA|Novalume|নবজ্যোতি|RNG|space classic|16
KST|Kasturi Works|কস্তুরী|RNG|bengal egypt|16
TLW|Tallow & Pine|মোমপাইন|RNG|west night|12
MRG|Marigold Forge|গাঁদা ফোর্জ|RNG PVP|bengal sweets|14
HRN|Heron Nine|বক নাইন|RNG|east wild|12
OBS|Obsidian Row|কৃষ্ণশিলা|RNG|night myth|12
LMN|Lumenfall|আলোঝরা|RNG|space sweets|12
RDW|Redwillow|লাল বেত|RNG|east classic|12
SLT|Saltmarsh|নোনাজল|RNG FISH|treasure wild|11
QRZ|Quartzline|কোয়ার্টজ|RNG|space egypt|11
BHR|Bhairavi Games|ভৈরবী|RNG|bengal wild|12
TNG|Tangle Root|শিকড়বাকড়|RNG|wild night|10
FXG|Foxglove Play|ফক্সগ্লাভ|RNG|sweets night|10
CPR|Copperkite|তামার ঘুড়ি|RNG|west treasure|10
MNT|Mint & Mango|পুদিনা আম|RNG|sweets classic|10
ZPH|Zephyr Nine|মৃদুবায়ু|RNG|myth space|10
AUR|Aurochs|আদিবৃষ|RNG|wild west|9
PLM|Palmyra|তালবন|RNG|egypt bengal|9
VLV|Velvet Anvil|মখমল নেহাই|RNG|night myth|9
SNS|Sunstep|রোদপা|RNG|classic egypt|9
WND|Windrose|বাতাসফুল|RNG|treasure space|9
HBC|Hibiscus|জবা|RNG PVP|bengal sweets|9
GRN|Granitefox|পাথরশিয়াল|RNG|west wild|8
OPL|Opaline|উপল|RNG|space sweets|8
THR|Third Lantern|তৃতীয় লণ্ঠন|RNG|east night|8
MSN|Monsoon Arts|বর্ষাচিত্র|RNG|bengal myth|8
KRN|Kranti Reels|ক্রান্তি|RNG|classic west|8
DLT|Delta Loom|বদ্বীপ তাঁত|RNG|bengal treasure|8
SPN|Spindrift|জলকণা|RNG FISH|treasure|7
ORC|Orchid & Oak|অর্কিড ওক|RNG|sweets wild|7
INH1|Suborno Originals|সুবর্ণ অরিজিনালস|RNG|bengal classic|7
INH2|Suborno Labs|সুবর্ণ ল্যাবস|RNG|space sweets|6
VRD|Verdant Tables|সবুজ টেবিল|LIVE||16
CRM|Crimson Salon|লাল সেলুন|LIVE||16
AST|Astor Quay|অ্যাস্টর ঘাট|LIVE PVP||14
NCT|Nocturne Live|নিশীথ লাইভ|LIVE||12
ROY|Royal Verandah|রাজবারান্দা|LIVE||12
DPS|Deepsong|অতলগান|FISH||14
TRW|Trawl & Tackle|জালবড়শি|FISH||10
ACE|Aceworth|টেক্কা|PVP||16
MDN|Maidan|ময়দান|SPORTS||16
FLG|Flagpost|পতাকা|SPORTS||12
SXR|Sixer Room|ছক্কাঘর|SPORTS||12
AV|Aurelvale|অরেলভেল|ESPORTS||10
IMES|Ivory Mesa|গজদন্ত মালভূমি|ESPORTS||10
IA|Iron Acre|লৌহপ্রান্তর|ESPORTS||9
AI|Amber Isle|অম্বর দ্বীপ|ESPORTS||8
TF|Tallflag|উঁচু নিশান|ESPORTS||8
CF|Cloudfeather|মেঘপালক|COCKFIGHT||10
SV388|Silver Vane|রুপালি বায়ুমোরগ|COCKFIGHT||12
WS168|Windspur|বাতাসনখ|COCKFIGHT||10
LOTT|Suborno Lotto|সুবর্ণ লটো|LOTT ELOTT||14
TCG_LOTTO_VN|Ten Cranes Lotto|দশ সারস লটো|ELOTT||10
TCG_SEA|Sea Cranes Draw|সাগর সারস ড্র|ELOTT||10
`

const gameTypes: readonly GameType[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'BGS',
]

function menuTypeOf(home: GameType): GameType {
  return home === 'ESPORTS' || home === 'COCKFIGHT' ? 'SPORTS' : home
}

/** Every vendor of the sample world, in display order. */
export const vendorList: readonly Vendor[] = rows
  .trim()
  .split('\n')
  .map((row, index) => {
    const [code = '', name = '', nameBn = '', typeText = '', settingText = '', weight = '1'] =
      row.split('|')
    const types = gameTypes.filter((type) => typeText.split(' ').includes(type))
    const home = gameTypes.find((type) => type === typeText.split(' ')[0]) ?? 'RNG'
    return {
      code,
      name,
      nameBn,
      types: [home, ...types.filter((type) => type !== home)],
      menuType: menuTypeOf(home),
      settings: settingText ? settingText.split(' ') : [],
      weight: Number(weight),
      index,
    }
  })

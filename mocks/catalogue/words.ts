/**
 * The words around a noun, `English|Bengali`, separated by commas. Modifiers come before the noun, endings after it (in
 * Bengali after its genitive), places after "of".
 */
export interface Word {
  en: string
  bn: string
}

function words(text: string): readonly Word[] {
  return text
    .trim()
    .split(/\s*,\s*/)
    .map((pair) => {
      const [en = '', bn = ''] = pair.split('|')
      return { en, bn }
    })
}

/** Adjectives that suit every game. */
export const anyModifiers = words(`
Golden|সোনালি, Silver|রুপালি, Crimson|টকটকে লাল, Emerald|পান্নাসবুজ, Sapphire|নীলকান্ত, Royal|রাজকীয়,
Mystic|রহস্যময়, Lucky|শুভ, Wild|বুনো, Midnight|মাঝরাতের, Moonlit|চাঁদনি, Radiant|দীপ্ত, Blazing|জ্বলন্ত,
Frozen|হিমায়িত, Ancient|প্রাচীন, Eternal|চিরন্তন, Hidden|লুকানো, Secret|গোপন, Enchanted|মায়াবী, Velvet|মখমলি,
Diamond|হীরের, Crystal|স্ফটিক, Ruby|চুনি, Amber|অম্বর, Ivory|গজদন্ত, Bronze|ব্রোঞ্জ, Scarlet|সিঁদুরে, Violet|বেগুনি,
Azure|আসমানি, Grand|মহা, Mighty|শক্তিমান, Brave|সাহসী, Swift|দ্রুতগামী, Silent|নীরব, Roaring|গর্জনরত,
Dancing|নৃত্যরত, Singing|গায়ক, Laughing|হাসিখুশি, Dreaming|স্বপ্নময়, Rising|উদীয়মান, Falling|ঝরে পড়া,
Burning|অগ্নিময়, Glowing|ঝলমলে, Shining|উজ্জ্বল, Twilight|গোধূলির, Dawn|ভোরের, Sunset|সূর্যাস্তের, Monsoon|বর্ষার,
Spring|বসন্তের, Autumn|শরতের, Winter|শীতের, Stormy|ঝোড়ো, Thunder|বজ্র, Misty|কুয়াশামাখা, Rainbow|রংধনু,
Double|দ্বিগুণ, Triple|তিনগুণ, Mega|মেগা, Super|সুপার, Magic|জাদুর, Sacred|পবিত্র, Noble|অভিজাত, Proud|গর্বিত,
Endless|অফুরন্ত, Boundless|সীমাহীন, Infinite|অসীম, Prosperous|সমৃদ্ধ, Joyful|আনন্দময়, Merry|ফুর্তিবাজ, Festive|উৎসবমুখর,
Gilded|সোনামোড়া, Jeweled|রত্নখচিত, Crowned|মুকুটধারী, Winged|ডানাওয়ালা, Starlit|তারাভরা, Sunlit|রৌদ্রোজ্জ্বল,
Lost|হারানো, Forgotten|বিস্মৃত, Legendary|কিংবদন্তি, Fabled|রূপকথার, Heroic|বীর, Fearless|নির্ভীক, Fierce|হিংস্র,
Gentle|শান্ত, Clever|চতুর, Sweet|মিষ্টি, Spicy|ঝাঁঝালো, Electric|বিদ্যুৎ, Neon|নিয়ন, Cosmic|মহাজাগতিক, Solar|সৌর,
Lunar|চন্দ্র, Northern|উত্তরের, Southern|দক্ষিণের, Eastern|পূর্বের, Western|পশ্চিমের, Island|দ্বীপের, River|নদীর,
Mountain|পাহাড়ি, Jungle|জঙ্গলের, Desert|মরুর, Ocean|মহাসাগরের, Garden|বাগানের, Village|গাঁয়ের, City|শহুরে,
Happy|সুখী, Rich|ধনী, Bold|দুঃসাহসী, Rare|দুর্লভ, Pure|নির্মল, Bright|আলোকিত, Dark|আঁধার, Deep|গভীর, High|উঁচু,
Old|পুরোনো, New|নতুন, First|প্রথম, Last|শেষ, Great|মহান, Little|ছোট্ট, Giant|দৈত্যাকার, Iron|লৌহ, Jade|জেড`)

/** Words that may follow the noun of a slot, an arcade or a fishing game. */
export const playEndings = words(`
Fortune|ভাগ্য, Riches|ঐশ্বর্য, Treasure|গুপ্তধন, Quest|অভিযান, Legend|কিংবদন্তি, Dream|স্বপ্ন, Magic|জাদু, Rush|দৌড়,
Bonanza|মহোৎসব, Blessing|আশীর্বাদ, Kingdom|রাজ্য, Empire|সাম্রাজ্য, Palace|প্রাসাদ, Temple|মন্দির, Garden|বাগান,
Dance|নাচ, Feast|ভোজ, Festival|উৎসব, Gold|সোনা, Gems|রত্ন, Jewels|মণিমুক্তা, Crown|মুকুট, Throne|সিংহাসন, Glory|গৌরব,
Power|শক্তি, Fury|রোষ, Fire|আগুন, Storm|ঝড়, Song|গান, Tale|কাহিনি, Secret|রহস্য, Mystery|রহস্যকথা, Gift|উপহার,
Wish|ইচ্ছা, Spirit|আত্মা, Heart|হৃদয়, Guardian|রক্ষক, Hunt|শিকার, Trail|পথ, Journey|যাত্রা, Voyage|সমুদ্রযাত্রা,
Odyssey|মহাযাত্রা, Escape|পলায়ন, Escapade|দুঃসাহস, Party|আসর, Parade|শোভাযাত্রা, Carnival|মেলা, Show|খেলা,
Wonders|বিস্ময়, World|জগৎ, Realm|রাজত্ব, Valley|উপত্যকা, Island|দ্বীপ, Bay|উপসাগর, Falls|ঝরনা, Peak|চূড়া, Sky|আকাশ,
Nights|রাত, Dawn|ভোর, Moon|চাঁদ, Sun|সূর্য, Stars|তারা, Rain|বৃষ্টি, Reels|চাকা, Spins|ঘূর্ণি, Ways|হাজার পথ, Link|মেলবন্ধন,
Blitz|ঝটিকা, Blast|বিস্ফোরণ, Burst|বিস্ফার, Cascade|ধারা, Flow|স্রোত, Tide|জোয়ার, Wave|ঢেউ, Charm|মায়া, Luck|কপাল,
Wealth|ধনসম্পদ, Vault|ভান্ডার, Coins|মুদ্রা, Pearls|মুক্তা, Promise|প্রতিশ্রুতি, Path|পথরেখা, Gate|তোরণ, Bloom|প্রস্ফুটন`)

/** Words that may follow the noun of a table, a sport, a draw or a bout. */
export const tableEndings = words(`
Salon|সেলুন, Lounge|লাউঞ্জ, Club|ক্লাব, Room|কক্ষ, Table|টেবিল, House|ভবন, Hall|হল, Arena|আখড়া, Masters|ওস্তাদ,
League|লিগ, Cup|কাপ, Series|সিরিজ, Classic|ক্লাসিক, Deluxe|ডিলাক্স, Prime|প্রাইম, Live|লাইভ, Plus|প্লাস, Express|এক্সপ্রেস,
Speed|দ্রুত আসর, Night|রজনি, Star|তারকা, King|রাজা, Queen|রানি, Legend|কিংবদন্তি, Rush|দৌড়, Royale|রয়্যাল, Grand|গ্র্যান্ড,
Club Noir|নিশি ক্লাব, Circle|চক্র, Court|দরবার, Pavilion|মণ্ডপ, Terrace|বারান্দা, Studio|স্টুডিও, Theatre|মঞ্চ,
Challenge|চ্যালেঞ্জ, Championship|চ্যাম্পিয়নশিপ, Derby|ডার্বি, Clash|লড়াই, Showdown|মহারণ, Battle|যুদ্ধ, Victory|বিজয়`)

/** Real and legendary places. */
export const places = words(`
Sundarban|সুন্দরবন, Sylhet|সিলেট, Padma|পদ্মা, Meghna|মেঘনা, Jamuna|যমুনা, Sonargaon|সোনারগাঁও, Bengal|বাংলা,
Dhaka|ঢাকা, Chittagong|চট্টগ্রাম, Kuakata|কুয়াকাটা, Bandarban|বান্দরবান, Rangamati|রাঙামাটি, Mahasthan|মহাস্থান,
Siam|শ্যামদেশ, Malacca|মালাক্কা, Java|জাভা, Bali|বালি, Ceylon|সিংহল, Kyoto|কিয়োটো, Samarkand|সমরখন্দ, Babylon|ব্যাবিলন,
Persia|পারস্য, Arabia|আরব, Cairo|কায়রো, Athens|এথেন্স, Rome|রোম, Venice|ভেনিস, Seville|সেভিল, Avalon|অ্যাভালন,
Atlantis|আটলান্টিস, Shambhala|শাম্ভালা, Lanka|লঙ্কা, Himalaya|হিমালয়, Andaman|আন্দামান, Zanzibar|জাঞ্জিবার, Havana|হাভানা,
Marrakesh|মারাকেশ, Istanbul|ইস্তাম্বুল, Macau|ম্যাকাও, Saigon|সাইগন, Manila|ম্যানিলা, Peru|পেরু, Orion|কালপুরুষ, Arcadia|আর্কেডিয়া`)

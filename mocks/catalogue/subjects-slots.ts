/**
 * The subjects of slot posters: `# setting game`, then `glyph|tone|English nouns|Bengali nouns`. Tone is the metal of the
 * glyph: g gold, r ruby, j jade, b blue, s silver, p rose, v violet, o amber.
 */
export const slotSubjects = `
# east slots
dragon-head|g|Dragon,Wyrm|ড্রাগন,অগ্নিনাগ
dragon-spiral|j|Coiled Dragon,Jade Serpent|কুণ্ডলী ড্রাগন,পান্নানাগ
double-dragon|r|Twin Dragons,Two Dragons|জোড়া ড্রাগন,দুই ড্রাগন
asian-lantern|r|Lantern,Red Lantern|ফানুস,লাল লণ্ঠন
lantern-flame|o|Paper Lantern,Festival Light|কাগজের লণ্ঠন,উৎসবের আলো
panda|s|Panda,Bamboo Bear|পান্ডা,বাঁশবনের ভালুক
samurai-helmet|r|Samurai,Shogun|সামুরাই,শোগুন
yin-yang|s|Balance,Harmony|ভারসাম্য,সম্প্রীতি
monkey|o|Monkey,Monkey King|বানর,বানররাজ
shinto-shrine|r|Shrine Gate,Red Gate|মন্দিরদ্বার,লাল তোরণ
fuji|b|Snow Peak,Silent Mountain|তুষারচূড়া,নীরব পর্বত
bamboo|j|Bamboo,Bamboo Grove|বাঁশ,বাঁশবন
ninja-mask|v|Ninja,Shadow Blade|নিনজা,ছায়াযোদ্ধা
katana|s|Katana,Ronin|কাতানা,রনিন
paper-crane|p|Paper Crane,Crane|কাগজের সারস,সারস
firework-rocket|r|Firework,Skyburst|আতশবাজি,হাউই
gong|g|Gong,Temple Gong|কাঁসর,মন্দিরের ঘণ্টা
pagoda|r|Pagoda,Jade Palace|প্যাগোডা,পান্নাপ্রাসাদ
double-fish|o|Twin Fish,Lucky Carp|জোড়া মাছ,ভাগ্যমাছ
handheld-fan|p|Silk Fan,Geisha|রেশমি পাখা,গেইশা
# egypt slots
anubis|g|Anubis,Jackal|আনুবিস,শৃগাল
egyptian-sphinx|g|Sphinx,Riddle|স্ফিংস,ধাঁধা
egyptian-pyramids|o|Pyramid,Giza|পিরামিড,গিজা
gold-scarab|g|Scarab,Beetle|স্ক্যারাব,সোনাপোকা
ankh|j|Ankh,Life Key|আঁখ,জীবনচাবি
cleopatra|g|Cleopatra,Nile Queen|ক্লিওপেট্রা,নীলনদের রানি
nefertiti|b|Nefertiti,Desert Queen|নেফারতিতি,মরুরানি
bastet|v|Bastet,Temple Cat|বাস্তেত,মন্দিরবিড়াল
horus|g|Horus,Sky Falcon|হোরাস,আকাশবাজ
cobra|j|Cobra,Nile Serpent|গোখরা,নীলনদের সাপ
pharoah|g|Pharaoh,Sun King|ফারাও,সূর্যরাজ
egyptian-temple|o|Karnak,Sand Temple|কার্নাক,বালুমন্দির
# wild slots
lion|g|Lion,Pride|সিংহ,বনরাজ
elephant|s|Elephant,Tusker|হাতি,দাঁতাল
wolf-howl|b|Wolf,Howl|নেকড়ে,নেকড়ের ডাক
wolf-head|s|Wolf Pack,Lone Wolf|নেকড়ের দল,একাকী নেকড়ে
eagle-head|g|Eagle,Sky Hunter|ঈগল,আকাশশিকারি
gorilla|s|Gorilla,Silverback|গরিলা,রুপালি পিঠ
buffalo-head|o|Buffalo,Stampede|মহিষ,মহিষের পাল
deer-head|o|Deer,Stag|হরিণ,শিঙাল
parrot-head|j|Parrot,Macaw|টিয়া,ম্যাকাও
toucan|o|Toucan,Rainbird|টুকান,বৃষ্টিপাখি
fox-head|o|Fox,Vixen|শিয়াল,খেঁকশিয়াল
tiger-head|o|Tiger,Bengal Tiger|বাঘ,রয়েল বেঙ্গল
tiger|o|Tigress,Striped Hunter|বাঘিনি,ডোরাকাটা
horse-head|o|Stallion,Mustang|ঘোড়া,তেজি ঘোড়া
bull|r|Bull,Matador|ষাঁড়,ষাঁড়ের লড়াই
hummingbird|j|Hummingbird,Nectar|মৌটুসি,মধুপাখি
swan|s|Swan,Swan Lake|রাজহাঁস,হংসসরোবর
flamingo|p|Flamingo,Pink Lagoon|ফ্লেমিঙ্গো,গোলাপি জলা
kangaroo|o|Kangaroo,Outback|ক্যাঙারু,লাল প্রান্তর
saber-toothed-cat-head|s|Sabertooth,Panther|খড়্গদন্ত,চিতা
# myth slots
zeus-sword|b|Zeus,Thunder Blade|জিউস,বজ্রতলোয়ার
thor-hammer|s|Thor,War Hammer|থর,যুদ্ধহাতুড়ি
greek-temple|s|Olympus,Parthenon|অলিম্পাস,দেবমন্দির
minotaur|r|Minotaur,Labyrinth|মিনোটর,গোলকধাঁধা
unicorn|p|Unicorn,Moonhorn|ইউনিকর্ন,চাঁদশৃঙ্গ
pegasus|s|Pegasus,Winged Horse|পক্ষীরাজ,ডানাওয়ালা ঘোড়া
hydra|j|Hydra,Many Heads|হাইড্রা,বহুমুণ্ড
trident|b|Trident,Poseidon|ত্রিশূল,সাগরদেব
viking-helmet|s|Viking,Northman|ভাইকিং,উত্তরের যোদ্ধা
drakkar|o|Longship,Valhalla|ড্রাকার,বীরভূমি
spartan-helmet|r|Spartan,Gladiator|স্পার্টান,মল্লযোদ্ধা
djinn|v|Djinn,Genie|জিন,দৈত্য
magic-lamp|g|Magic Lamp,Aladdin|জাদুর প্রদীপ,আলাদিন
fairy|p|Fairy,Pixie|পরি,লালপরি
wizard-face|v|Wizard,Merlin|জাদুকর,মায়াবী
crystal-ball|v|Crystal Ball,Oracle|স্ফটিক গোলক,ভবিষ্যদ্বাণী
sword-in-stone|s|Excalibur,Camelot|পাথরের তলোয়ার,রাজতলোয়ার
castle|g|Castle,Citadel|কেল্লা,দুর্গ
visored-helm|s|Knight,Paladin|নাইট,বীরযোদ্ধা
fire-bowl|o|Eternal Flame,Phoenix Fire|অনির্বাণ শিখা,আগুনপাখি
# treasure slots
open-treasure-chest|g|Treasure,Hidden Hoard|গুপ্তধন,লুকানো ভান্ডার
pirate-skull|s|Pirate,Corsair|জলদস্যু,সমুদ্রদস্যু
galleon|o|Galleon,Man of War|জাহাজ,রণতরি
compass|g|Compass,True North|কম্পাস,ধ্রুবদিক
treasure-map|o|Treasure Map,Lost Chart|গুপ্তধনের মানচিত্র,হারানো মানচিত্র
anchor|s|Anchor,Safe Harbor|নোঙর,বন্দর
gold-bar|g|Gold Bar,Bullion|সোনার বার,স্বর্ণপিণ্ড
gold-stack|g|Gold Vault,Gold Reserve|সোনার ভান্ডার,স্বর্ণকোষ
mine-wagon|o|Gold Mine,Mine Cart|সোনার খনি,খনির গাড়ি
pirate-cannon|s|Broadside,Cannon|কামান,তোপ
crossed-sabres|s|Crossed Sabres,Buccaneer|জোড়া তরবারি,বোম্বেটে
skeleton-key|g|Skeleton Key,Vault Key|রহস্যচাবি,ভান্ডারের চাবি
mayan-pyramid|j|El Dorado,Sun Pyramid|সোনার শহর,সূর্যপিরামিড
totem-mask|j|Totem,Idol|টোটেম,প্রাচীন মুখোশ
aztec-calendar-sun|g|Sunstone,Fifth Sun|সূর্যপাথর,পঞ্চম সূর্য
# classic slots
cherry|r|Cherry,Cherries|চেরি,চেরিফল
watermelon|r|Watermelon,Melon|তরমুজ,ফুটি
lemon|g|Lemon,Citrus|লেবু,কাগজিলেবু
orange|o|Orange,Tangerine|কমলা,কমলালেবু
grapes|v|Grapes,Vineyard|আঙুর,আঙুরবাগান
banana-bunch|g|Banana,Bananas|কলা,কলার কাঁদি
slot-machine|r|Reels,Lucky Reels|চাকা,ভাগ্যচাকা
shamrock|j|Clover,Four Leaf|চারপাতা,সবুজ পাতা
horseshoe|s|Horseshoe,Lucky Shoe|ঘোড়ার নাল,শুভ নাল
ringing-bell|g|Bell,Liberty Bell|ঘণ্টা,স্বাধীন ঘণ্টা
crown|g|Crown,Coronet|মুকুট,রাজমুকুট
queen-crown|p|Queen,Tiara|রানি,রানির মুকুট
jester-hat|v|Jester,Joker|ভাঁড়,জোকার
strawberry|r|Strawberry,Berries|স্ট্রবেরি,বেরি
pineapple|g|Pineapple,Tropics|আনারস,গ্রীষ্মফল
peach|p|Peach,Nectarine|পিচফল,মধুফল
round-star|g|Star,Super Star|তারা,মহাতারা
throne-king|g|Emperor,Throne|সম্রাট,সিংহাসন
# space slots
cut-diamond|b|Diamond,Brilliant|হীরা,হীরকখণ্ড
emerald|j|Emerald,Green Fire|পান্না,সবুজ আগুন
gems|p|Gems,Jewels|রত্ন,মণিমুক্তা
crystal-cluster|v|Crystal,Crystals|স্ফটিক,স্ফটিকপুঞ্জ
rocket|r|Rocket,Blast Off|রকেট,উৎক্ষেপণ
ringed-planet|o|Saturn,Ringworld|শনি,বলয়গ্রহ
astronaut-helmet|s|Astronaut,Moonwalk|নভোচারী,চন্দ্রযাত্রা
galaxy|v|Galaxy,Milky Way|ছায়াপথ,আকাশগঙ্গা
comet-spark|b|Comet,Stardust|ধূমকেতু,তারাধুলা
moon|s|Moon,Crescent|চাঁদ,বাঁকা চাঁদ
heraldic-sun|g|Sun,Sunburst|সূর্য,রবিকিরণ
eclipse-flare|o|Eclipse,Corona|গ্রহণ,সূর্যমুকুট
spaceship|b|Starship,Voyager|মহাকাশযান,নভোযান
saphir|b|Sapphire,Blue Star|নীলা,নীলতারা
floating-crystal|v|Amethyst,Purple Haze|জামুনিয়া,বেগুনি মণি
big-diamond-ring|s|Solitaire,Diamond Ring|হীরার আংটি,একক হীরা
`

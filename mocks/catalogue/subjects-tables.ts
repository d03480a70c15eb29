/**
 * The subjects of other games: tables, sea, sport, draws; in the format of subjects-slots.ts. A setting names the game
 * that its tiles open; a subject may name another one, or one for each of its nouns. `~` before a game: the sample world
 * has no game of this kind, and that one stands in for it.
 */
export const tableSubjects = `
# fish fish
shark-jaws|s|Shark,Great White|হাঙর,সাদা হাঙর
shark-fin|b|Shark Fin,Deep Hunter|হাঙরের পাখনা,গভীর শিকারি
jellyfish|p|Jellyfish,Medusa Sea|জেলিফিশ,জ্বলন্ত জেলি
octopus|r|Octopus,Kraken|অক্টোপাস,ক্র্যাকেন
sea-turtle|j|Sea Turtle,Old Turtle|সামুদ্রিক কচ্ছপ,বুড়ো কচ্ছপ
manta-ray|b|Manta,Stingray|মান্টা,শংকর মাছ
crab|o|Crab,King Crab|কাঁকড়া,রাজকাঁকড়া
clownfish|o|Clownfish,Reef|ক্লাউনফিশ,প্রবালপ্রাচীর
angler-fish|j|Angler,Abyss|আলোমাছ,অতলসাগর
whale-tail|b|Whale,Leviathan|তিমি,মহাতিমি
seahorse|o|Seahorse,Sea Pony|সিন্ধুঘোটক,সাগরঘোড়া
dolphin|b|Dolphin,Blue Bay|ডলফিন,শুশুক
piranha|r|Piranha,Snapper|পিরানহা,কোরাল মাছ
squid|v|Squid,Inkstorm|স্কুইড,কালির ঝড়
mermaid|p|Mermaid,Siren|মৎস্যকন্যা,জলপরি
sea-serpent|j|Sea Serpent,Sea Dragon|সাগরনাগ,জলড্রাগন
harpoon-trident|g|Harpoon,Spear Hunter|হারপুন,কোঁচশিকারি
fishing-boat|o|Trawler,Fishing Boat|ট্রলার,জেলেনৌকা
porcupinefish|g|Pufferfish,Puffer|পটকা মাছ,কাঁটামাছ
shrimp|p|Prawn,Lobster|চিংড়ি,গলদা চিংড়ি
nautilus-shell|o|Nautilus,Pearl Shell|শঙ্খ,মুক্তার ঝিনুক
circling-fish|b|Fish Shoal,Hilsa Run|মাছের ঝাঁক,ইলিশের ঝাঁক
# live ~cards
tarot-10-wheel-of-fortune|g|Roulette,Fortune Wheel|রুলেট,ভাগ্যচক্র|table,wheel
rolling-dice-cup|r|Sic Bo,Dice Cup|সিক বো,পাশার কৌটা|dice
perspective-dice-six|s|Craps,Dice|ক্র্যাপস,ছক্কা|~dice,dice
poker-hand|r|Poker,Holdem|পোকার,হোল্ডেম
card-ace-spades|s|Blackjack,Twenty One|ব্ল্যাকজ্যাক,একুশ
card-king-hearts|r|Baccarat,Punto|ব্যাকারা,পুন্তো
card-queen-hearts|p|Teen Patti,Three Queens|তিন পাত্তি,তিন রানি
card-king-diamonds|g|Andar Bahar,Royal Pair|আন্দর বাহার,রাজজোড়
card-jack-clubs|b|Jack Hilo,Hi Lo|উঁচু নিচু,হাই লো
crown-coin|g|Chip Table,High Roller|চিপ টেবিল,বড় বাজি|table
two-coins|g|Fan Tan,Coin Table|ফ্যান ট্যান,মুদ্রা টেবিল|~table
glass-celebration|g|Party Table,Gala Table|পার্টি টেবিল,উৎসব টেবিল|table
microphone|p|Game Show,Show Time|গেম শো,শো টাইম|wheel
dice-fire|o|Hot Dice,Fire Dice|গরম ছক্কা,আগুনপাশা|dice
yin-yang|s|Dragon Tiger,Tiger Dragon|ড্রাগন টাইগার,বাঘ ড্রাগন|cards
diamond-ring|b|Diamond Salon,Salon Prive|হীরা সেলুন,একান্ত সেলুন|table
# sports football
soccer-ball|s|Football,Striker|ফুটবল,স্ট্রাইকার
cricket-bat|o|Cricket,Over|ক্রিকেট,ওভার|cricket
basketball-ball|o|Basketball,Slam Dunk|বাস্কেটবল,ডাঙ্ক|basketball
tennis-ball|j|Tennis,Ace Serve|টেনিস,সার্ভ|tennis
tennis-racket|b|Grand Court,Racket|কোর্ট,টেনিস ব্যাট|tennis
volleyball-ball|s|Volleyball,Spike|ভলিবল,স্পাইক|volleyball
boxing-glove|r|Boxing,Knockout|মুষ্টিযুদ্ধ,নকআউট|boxing
trophy-cup|g|Champions,Golden Cup|চ্যাম্পিয়ন,সোনার কাপ
full-motorcycle-helmet|r|Grand Prix,Pit Lane|গ্রাঁ প্রি,রেসট্র্যাক|racing
soccer-kick|g|Penalty,Free Kick|পেনাল্টি,ফ্রি কিক
goal-keeper|j|Goalkeeper,Last Line|গোলরক্ষক,শেষ প্রহরী
hockey|b|Hockey,Power Play|হকি,পাওয়ার প্লে|hockey
baseball-bat|o|Baseball,Home Run|বেসবল,হোম রান|baseball
ping-pong-bat|r|Table Tennis,Ping Pong|টেবিল টেনিস,পিং পং|tabletennis
stopwatch|g|Live Odds,In Play|লাইভ অডস,খেলার মাঝে|mixed
# esports esports
retro-controller|v|Controller,Player One|কন্ট্রোলার,প্রথম খেলোয়াড়
headphones|b|Squad,Squad Call|স্কোয়াড,দলের ডাক
crosshair|r|Headhunter,Sharpshooter|নিশানা,লক্ষ্যভেদী
crossed-swords|s|Clan War,Duelists|গোষ্ঠীযুদ্ধ,দ্বৈরথ
mecha-head|b|Mecha,Titan Frame|মেকা,লৌহদানব
cyborg-face|j|Cyborg,Neon Code|সাইবর্গ,নিয়ন কোড
robot-helmet|s|Robo League,Steel Mind|রোবো লিগ,ইস্পাত মন
ray-gun|r|Laser Strike,Blaster|লেজার হামলা,ব্লাস্টার
ninja-heroic-stance|v|Ninja Rush,Assassin|নিনজা ঝড়,গুপ্তযোদ্ধা
joystick|r|Arcade Kings,Stick Masters|আর্কেডরাজ,স্টিকগুরু
battle-mech|o|Battle Mech,War Machine|যুদ্ধযন্ত্র,রণযন্ত্র
starfighter|b|Starfighter,Wing Squad|তারাযোদ্ধা,ডানা বাহিনী
# cock bout
rooster|r|Rooster,Red Spur|মোরগ,লাল মোরগ
feather|o|Feather,Plume|পালক,রঙিন পালক
claws|s|Spur,Sharp Claw|নখর,ধারালো নখ
eagle-emblem|g|War Bird,Golden Wing|যুদ্ধপাখি,সোনালি ডানা
coliseum|o|Arena,Ring|আখড়া,লড়াইয়ের মাঠ
hawk-emblem|s|Hawk,Sky Claw|বাজপাখি,আকাশনখ
feathered-wing|b|Wing Duel,Swift Wing|ডানার লড়াই,দ্রুতডানা
# lott lottery
ticket|g|Ticket,Lucky Ticket|টিকিট,শুভ টিকিট
eight-ball|s|Lotto,Mega Eight|লটো,মেগা আট
ball-pyramid|o|Ball Draw,Pick Six|বল ড্র,ছয়ের খেলা
star-formation|v|Star Draw,Five Stars|তারা ড্র,পাঁচ তারা
piggy-bank|p|Piggy,Savings Draw|মাটির ব্যাংক,সঞ্চয় ড্র
marbles|b|Marbles,Keno|মার্বেল,কেনো
money-stack|j|Millions,Mega Draw|লাখপতি,মেগা ড্র
perspective-dice-three|r|Fast Three,Quick Three|দ্রুত তিন,ঝটপট তিন
coinflip|g|Coin Flip,Heads Tails|মুদ্রা টস,হেড টেল|~lottery
calendar|b|Daily Draw,Weekly Draw|দৈনিক ড্র,সাপ্তাহিক ড্র
# bingo ~lottery
tic-tac-toe|p|Bingo,Bingo Hall|বিঙ্গো,বিঙ্গো হল
striking-balls|r|Bingo Balls,Full House|বিঙ্গো বল,ফুল হাউস
ribbon-medal|g|Bingo Cup,Line Up|বিঙ্গো কাপ,এক সারি
party-popper|p|Bingo Party,Ninety Ball|বিঙ্গো উৎসব,নব্বই বল
# pvp ~cards
chess-king|g|Chess King,Checkmate|দাবার রাজা,কিস্তিমাত
chess-queen|p|Chess Queen,Gambit|দাবার মন্ত্রী,গ্যাম্বিট
chess-knight|s|Knight Move,Cavalier|আড়াই চাল,ঘোড়সওয়ার
domino-tiles|s|Domino,Tile Masters|ডোমিনো,ঘুঁটিগুরু
backgammon|o|Backgammon,Race Home|ব্যাকগ্যামন,ঘরে ফেরা
meeple-king|r|Ludo,Board King|লুডু,ছকের রাজা
card-joker|v|Rummy,Wild Joker|রামি,ওয়াইল্ড জোকার
spades|b|Call Bridge,Spades|কল ব্রিজ,ইস্কাপন
hearts|r|Hearts,Twenty Nine|হরতন,উনত্রিশ
round-shield|g|Duel,Rivals|দ্বন্দ্ব,প্রতিদ্বন্দ্বী
# arcade ~drop
pinball-flipper|r|Pinball,Bumper|পিনবল,বাম্পার
unlit-bomb|s|Mines,Bomb Squad|মাইন,বোমা দল
biplane|o|Aviator Crash,Biplane|উড়োজাহাজ,পাইলট
air-balloon|r|Balloon Rise,Sky Drift|গরম বেলুন,আকাশভেলা
speedometer|b|Turbo,Speed Run|টার্বো,দ্রুতযাত্রা
jet-fighter|s|Jet Crash,Take Off|জেট,উড়াল
striking-diamonds|b|Plinko,Diamond Drop|প্লিঙ্কো,হীরাবৃষ্টি|drop
bullseye|r|Bullseye,Target|নিশানাভেদ,লক্ষ্য
volcano|o|Volcano,Lava Jump|আগ্নেয়গিরি,লাভা লাফ
mushroom|r|Mushroom,Toadstool|মাশরুম,ব্যাঙের ছাতা
race-car|r|Drag Race,Night Racer|গাড়িদৌড়,রাতের রেসার
speed-boat|b|Speedboat,Wave Racer|স্পিডবোট,ঢেউদৌড়
`

/** The other settings of slots, in the format of subjects-slots.ts. */
export const moreSubjects = `
# sweets slots
candy-canes|r|Candy Cane,Peppermint|ক্যান্ডি,পুদিনা ক্যান্ডি
cupcake|p|Cupcake,Frosting|কাপকেক,ক্রিম কেক
ice-cream-cone|p|Ice Cream,Gelato|আইসক্রিম,কুলফি
donut|p|Donut,Glaze|ডোনাট,চিনির প্রলেপ
wrapped-sweet|r|Candy,Bonbon|লজেন্স,মিষ্টি
spiral-lollipop|p|Lollipop,Sugar Swirl|ললিপপ,চিনির ঘূর্ণি
balloons|r|Balloons,Balloon Party|বেলুন,বেলুন উৎসব
pinata|o|Pinata,Fiesta|পিনাটা,ফিয়েস্তা
stairs-cake|p|Wedding Cake,Birthday|কেক,জন্মদিন
present|r|Gift Box,Surprise|উপহার,চমক
carousel|o|Carousel,Fairground|নাগরদোলা,মেলা
honey-jar|o|Honey,Honey Pot|মধু,মধুর হাঁড়ি
bee|o|Bee,Queen Bee|মৌমাছি,রানি মৌমাছি
cookie|o|Cookie,Biscuit|বিস্কুট,কুকি
popcorn|r|Popcorn,Matinee|পপকর্ন,খই
# west slots
cowboy-boot|o|Cowboy,Rodeo|কাউবয়,রোডিও
western-hat|o|Ranger,Drifter|রেঞ্জার,পথিক
cactus|j|Cactus,Prickly Pear|ক্যাকটাস,ফণিমনসা
seven-pointed-star|g|Sheriff,Marshal|শেরিফ,মার্শাল
steam-locomotive|s|Steam Train,Iron Rail|রেলগাড়ি,বাষ্পইঞ্জিন
bull-horns|s|Longhorn,Horns|লম্বা শিং,শিং
wanted-reward|o|Bounty,Outlaw|পুরস্কার,পলাতক
sombrero|o|Sombrero,Mariachi|সমব্রেরো,মারিয়াচি
maracas|r|Maracas,Salsa|মারাকাস,সালসা
guitar|o|Guitar,Serenade|গিটার,সুরের ডাক
dynamite|r|Dynamite,Big Blast|ডিনামাইট,বিস্ফোরণ
old-wagon|o|Wagon,Frontier|গরুর গাড়ি,সীমান্ত
# night slots
pumpkin-lantern|o|Pumpkin,Halloween|কুমড়া,কুমড়া লণ্ঠন
vampire-dracula|r|Vampire,Dracula|রক্তচোষা,ড্রাকুলা
witch-flight|v|Witch,Broomstick|ডাইনি,উড়ন্ত ঝাঁটা
ghost|s|Ghost,Phantom|ভূত,অশরীরী
bat|v|Bat,Night Wing|বাদুড়,রাতের ডানা
werewolf|s|Werewolf,Lycan|নেকড়েমানব,চাঁদপাগল
spooky-house|v|Haunted House,Manor|ভূতের বাড়ি,পোড়োবাড়ি
calavera|p|Calavera,Sugar Skull|রঙিন খুলি,চিনির খুলি
cauldron|j|Cauldron,Potion|কড়াই,জাদুর পানীয়
evil-moon|g|Moon Face,Blood Moon|চাঁদমুখ,রক্তচাঁদ
carnival-mask|p|Masquerade,Carnival|মুখোশ নাচ,কার্নিভাল
drama-masks|g|Theatre,Opera|যাত্রাপালা,অপেরা
magic-hat|v|Magician,Top Hat|জাদুটুপি,ভেলকি
spell-book|v|Spell Book,Grimoire|মন্ত্রপুঁথি,জাদুবই
pointy-hat|j|Sorceress,Enchantress|মায়াবিনী,জাদুকরী
# bengal slots
sailboat|o|Sailboat,River Sail|পালতোলা নৌকা,নদীর পাল
wood-canoe|o|Dinghy,River Boat|ডিঙি,নৌকা
lotus-flower|p|Lotus,Water Lily|পদ্ম,শাপলা
lotus|p|Pink Lotus,Kamal|গোলাপি পদ্ম,কমল
djembe|o|Drum,Dhol|ঢাক,ঢোল
palm-tree|j|Palm,Palm Shore|তালগাছ,নারিকেলতীর
indian-palace|g|Palace,Maharaja|রাজবাড়ি,মহারাজা
kite|r|Kite,Kite Flyer|ঘুড়ি,ঘুড়ির মেলা
bowl-of-rice|g|Harvest,Golden Rice|নবান্ন,সোনালি ধান
lily-pads|j|Lily Pond,Shapla|শাপলা বিল,পদ্মপুকুর
paper-windmill|r|Windmill,Pinwheel|চরকি,কাগজের চরকা
jasmine|s|Jasmine,Night Bloom|জুঁই,রজনিগন্ধা
sunflower|g|Sunflower,Sunfield|সূর্যমুখী,হলুদ মাঠ
butterfly|p|Butterfly,Monarch|প্রজাপতি,রঙিন ডানা
rose|r|Rose,Rose Garden|গোলাপ,গোলাপবাগান
flute|o|Flute,River Flute|বাঁশি,রাখালের বাঁশি
chili-pepper|r|Chili,Hot Chili|মরিচ,ঝাল মরিচ
elephant-head|s|Royal Elephant,Ivory King|রাজহস্তী,গজরাজ
duck|g|Mandarin Duck,Duckling|হাঁস,হাঁসের ছানা
`

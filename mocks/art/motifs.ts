/**
 * The pictures that can show a subject, the usual one first: `glyph: pictures`. A subject without an entry is shown as
 * its glyph. Each picture is complete (no horns or fins without their animal) and fits both nouns of the subject.
 */
const text = `
dragon-head: dragon-head spiked-dragon-head drakkar-dragon; dragon-spiral: dragon-spiral sea-dragon
double-dragon: double-dragon dragon-spiral; asian-lantern: asian-lantern old-lantern
lantern-flame: lantern-flame asian-lantern; samurai-helmet: samurai-helmet katana
yin-yang: yin-yang double-dragon; shinto-shrine: shinto-shrine japanese-bridge
ninja-mask: ninja-head ninja-star ninja-heroic-stance; katana: katana samurai-helmet
pagoda: pagoda shinto-shrine; double-fish: double-fish circling-fish; anubis: anubis egyptian-walk
egyptian-pyramids: great-pyramid egyptian-pyramids; gold-scarab: gold-scarab scarab-beetle
cleopatra: cleopatra nefertiti; nefertiti: nefertiti cleopatra; bastet: bastet cat; horus: horus egyptian-bird
cobra: rattlesnake snake; pharoah: pharoah sarcophagus; wolf-howl: wolf-howl wolf-head
wolf-head: wolf-head wolf-howl; eagle-head: eagle-head eagle-emblem; buffalo-head: bison buffalo-head
deer-head: deer deer-head; fox-head: fox fox-head; tiger-head: tiger-head tiger; tiger: tiger tiger-head
bull: charging-bull bison; greek-temple: greek-temple byzantin-temple; trident: trident harpoon-trident
djinn: djinn magic-lamp; magic-lamp: magic-lamp djinn; fairy: fairy fairy-wand
wizard-face: wizard-face wizard-staff; castle: white-tower elven-castle castle
visored-helm: visored-helm swords-emblem; open-treasure-chest: open-treasure-chest locked-chest open-chest
pirate-skull: pirate-skull crossed-sabres; galleon: galleon caravel; compass: compass ship-wheel
anchor: anchor ship-wheel; gold-bar: gold-bar gold-nuggets; gold-stack: gold-stack gold-bar
mine-wagon: mine-wagon gold-mine; skeleton-key: skeleton-key three-keys; totem-mask: totem-mask totem
aztec-calendar-sun: aztec-calendar-sun sun; lemon: lemon cut-lemon; orange: orange orange-slice
crown: crown imperial-crown jewel-crown; queen-crown: queen-crown jewel-crown
round-star: round-star justice-star; throne-king: throne-king imperial-crown
cut-diamond: cut-diamond gem-pendant; emerald: emerald gem-pendant; gems: gems gem-necklace
crystal-cluster: crystal-growth crystal-cluster; floating-crystal: floating-crystal crystal-growth
ringed-planet: ringed-planet moon-orbit; moon: moon moon-orbit; heraldic-sun: heraldic-sun sun
spaceship: spaceship ufo; big-diamond-ring: big-diamond-ring diamond-ring
ice-cream-cone: ice-cream-cone ice-pop; balloons: balloons balloon-dog; stairs-cake: stairs-cake cake-slice
cactus: cactus cactus-pot; guitar: guitar banjo; sombrero: sombrero maracas; bull-horns: bison charging-bull
djembe: djembe drum; vampire-dracula: vampire-dracula female-vampire; witch-flight: witch-flight witch-face
ghost: ghost floating-ghost; bat: moon-bats bat; magic-hat: magic-hat top-hat
spell-book: spell-book book-cover; cauldron: cauldron potion-ball; sailboat: sailboat small-fishing-sailboat
wood-canoe: wood-canoe paper-boat; lotus-flower: lotus-flower lotus; lotus: lotus lotus-flower
jasmine: jasmine spoted-flower; butterfly: butterfly butterfly-flower; rose: rose shut-rose; duck: duck goose
shark-jaws: shark-bite shark-jaws; shark-fin: shark-bite shark-jaws; sea-turtle: sea-turtle turtle
whale-tail: sperm-whale; clownfish: clownfish tropical-fish; squid: squid giant-squid
sea-serpent: sea-dragon sea-serpent; fishing-boat: fishing-boat boat-fishing
nautilus-shell: nautilus-shell oyster-pearl; rolling-dice-cup: rolling-dice-cup rolling-dices
perspective-dice-six: perspective-dice-six rolling-dices; poker-hand: poker-hand card-ace-hearts
card-ace-spades: card-ace-spades card-jack-hearts; card-king-hearts: card-king-hearts card-king-clubs
card-queen-hearts: card-queen-hearts card-queen-spades
card-king-diamonds: card-king-diamonds card-ace-diamonds; basketball-ball: basketball-ball basketball-basket
tennis-ball: tennis-ball tennis-racket; trophy-cup: trophy-cup laurels-trophy
full-motorcycle-helmet: full-motorcycle-helmet f1-car; retro-controller: retro-controller gamepad
mecha-head: mecha-head robot-golem; robot-helmet: robot-helmet vintage-robot
battle-mech: battle-mech robot-golem; feather: chicken two-feathers rooster
claws: rooster hawk-emblem chicken; feathered-wing: winged-emblem rooster chicken
eagle-emblem: eagle-emblem chicken hawk-emblem; rooster: rooster chicken hawk-emblem
hawk-emblem: hawk-emblem rooster chicken; coliseum: rooster chicken winged-emblem
striking-balls: marbles eight-ball; striking-diamonds: gems cut-diamond; money-stack: money-stack cash
card-joker: card-joker jester-hat; chess-knight: chess-knight chess-rook; meeple-king: meeple-king pawn
unlit-bomb: unlit-bomb time-bomb; biplane: biplane plane-pilot; jet-fighter: jet-fighter commercial-airplane
race-car: race-car f1-car; mushroom: mushroom mushrooms-cluster; volcano: smoking-volcano
crown-coin: crown-coin two-coins; carousel: carousel balloons; ball-pyramid: ball-pyramid marbles eight-ball
round-shield: round-shield winged-shield; piggy-bank: piggy-bank cash
hummingbird: hummingbird butterfly-flower; perspective-dice-three: perspective-dice-three rolling-dices
hearts: hearts card-ace-hearts; spades: spades card-ace-spades
glass-celebration: glass-celebration wine-glass; crosshair: crosshair archery-target
bullseye: bullseye archery-target; honey-jar: honey-jar bee; bee: bee honey-jar; galaxy: galaxy star-swirl
lily-pads: lily-pads lotus; western-hat: western-hat cowboy-boot; cowboy-boot: cowboy-boot western-hat
pegasus: pegasus unicorn; unicorn: unicorn pegasus; paper-windmill: paper-windmill windmill
pumpkin-lantern: pumpkin-lantern scarecrow; ticket: ticket star-formation cash
star-formation: star-formation justice-star; domino-tiles: domino-tiles perspective-dice-five
ray-gun: ray-gun energy-sword; eight-ball: eight-ball marbles; marbles: marbles ball-pyramid
`

const motifs = new Map(
  text
    .trim()
    .split(/\n|; /)
    .map((line) => {
      const [glyph = '', pictures = ''] = line.split(': ')
      return [glyph, pictures.split(' ')] as const
    }),
)

/** The emblem of a setting, for games whose neighbours already have every picture of their subject. */
const emblems: Readonly<Record<string, string>> = {
  east: 'asian-lantern',
  egypt: 'egyptian-temple',
  wild: 'palm-tree',
  myth: 'swords-emblem',
  treasure: 'open-treasure-chest',
  classic: 'slot-machine',
  space: 'rocket',
  sweets: 'present',
  west: 'horseshoe',
  night: 'spooky-house',
  bengal: 'lotus',
  fish: 'nautilus-shell',
  live: 'poker-hand',
  sports: 'trophy-cup',
  esports: 'laurels-trophy',
  cock: 'eagle-emblem',
  lott: 'crown-coin',
  bingo: 'ribbon-medal',
  pvp: 'laurels-trophy',
  arcade: 'joystick',
}

/** The pictures that can show a subject, the usual one first and its setting's emblem last; never empty. */
export function listMotifs({
  glyph,
  setting,
}: {
  glyph: string
  setting: string
}): readonly string[] {
  const own = motifs.get(glyph) ?? [glyph]
  const emblem = emblems[setting] ?? 'crown'
  return own.includes(emblem) ? own : [...own, emblem]
}

// The import rules of the fake backend's rooms, checked by `.dependency-cruiser.mjs`.

const WORLD = [
  'mocks/world/core/',
  'mocks/world/[^/]+$',
  'mocks/catalogue/',
  'mocks/faults/',
  'mocks/scenarios/',
]
const DOMAIN = [...WORLD, 'mocks/merchant/', 'mocks/content/', 'mocks/games/']
const BELOW_PLAY = [...DOMAIN, 'mocks/world/messages/', 'mocks/world/ledger/']
const BELOW_MONEY = [...BELOW_PLAY, 'mocks/world/play/', 'mocks/world/people/']
const BELOW_JOBS = [...BELOW_MONEY, 'mocks/world/money/', 'mocks/world/agents/']
const BELOW_HANDLERS = [
  ...BELOW_JOBS,
  'mocks/world/registration/',
  'mocks/world/jobs/',
  'mocks/factories/',
  'mocks/contract/',
  'mocks/art/',
]

/** The rooms of the fake backend, from the bottom to the top. */
export const MOCKS = {
  'mocks/world/core/': [],
  'mocks/catalogue/': ['mocks/world/core/'],
  'mocks/faults/': ['mocks/world/core/'],
  'mocks/scenarios/': ['mocks/world/core/', 'mocks/faults/'],
  'mocks/world/[^/]+$': WORLD,
  'mocks/merchant/': WORLD,
  'mocks/games/': ['mocks/world/core/', 'mocks/catalogue/'],
  'mocks/content/': DOMAIN,
  'mocks/art/': DOMAIN,
  'mocks/world/messages/': DOMAIN,
  'mocks/world/ledger/': [...DOMAIN, 'mocks/world/messages/'],
  'mocks/world/play/': BELOW_PLAY,
  'mocks/world/people/': [...BELOW_PLAY, 'mocks/world/play/'],
  'mocks/world/money/': BELOW_MONEY,
  'mocks/world/agents/': [...BELOW_MONEY, 'mocks/world/money/'],
  'mocks/world/registration/': BELOW_JOBS,
  'mocks/world/seed/': BELOW_JOBS,
  'mocks/world/jobs/': BELOW_JOBS,
  'mocks/factories/': BELOW_JOBS,
  'mocks/contract/': [...DOMAIN, 'mocks/world/jobs/'],
  'mocks/handlers/': BELOW_HANDLERS,
  'mocks/create-world[.]ts$': [...BELOW_HANDLERS, 'mocks/handlers/', 'mocks/world/seed/'],
  'mocks/boot/': WORLD,
  'mocks/qa-panel/': [...WORLD, 'mocks/boot/', 'mocks/contract/', 'mocks/world/messages/'],
  'mocks/server/': [...WORLD, 'mocks/contract/', 'mocks/handlers/', 'mocks/create-world[.]ts$'],
  'mocks/pages/': ['mocks/games/'],
}

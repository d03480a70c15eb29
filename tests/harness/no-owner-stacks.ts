import * as react from 'react'

/**
 * React's development build records for each element where it was created, for its warnings. That takes a tenth of the
 * time of a test with a view. This sets the counter that React itself uses to stop recording above ten thousand
 * elements a second. It is internal: in a React without it the tests are slower, nothing else.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const internals: unknown = Reflect.get(react, INTERNALS)
if (internals && typeof internals === 'object')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })

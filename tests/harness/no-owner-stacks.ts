import * as react from 'react'

/**
 * React's development build notes with each element where it was made, for warnings to name. That is a tenth of the
 * time of a drawn test, so a run tells React what it also tells itself above ten thousand elements a second: none are
 * left to note. The switch is internal; in a React without it the tests are slower, nothing else.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const internals: unknown = Reflect.get(react, INTERNALS)
if (internals && typeof internals === 'object')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  })

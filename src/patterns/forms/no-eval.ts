import { config } from 'zod/mini'

// zod compiles schemas with `eval` if it can. The page's policy forbids that, and each attempt would be reported as
// a violation.
config({ jitless: true })

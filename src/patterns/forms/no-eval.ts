import { config } from 'zod/mini'

// zod compiles schemas where it may. The page's policy forbids that, and each attempt would be
// reported as a breach of it.
config({ jitless: true })

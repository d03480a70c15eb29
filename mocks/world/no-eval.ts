import { config } from 'zod'

// zod would otherwise try `new Function`, which the page's policy reports as a breach. Imported before
// any schema is built.
config({ jitless: true })

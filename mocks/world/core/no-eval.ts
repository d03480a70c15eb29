import { config } from 'zod'

// zod would otherwise try `new Function`, which the page's CSP reports as a violation. Import before
// any schema is built.
config({ jitless: true })

import { lazyScreen } from '../../lib/lazy-screen.ts'

export const home = lazyScreen(() => import('./screens/home.tsx'))

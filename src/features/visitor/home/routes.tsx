import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

export const home = lazyScreen(() => import('./screens/home.tsx'))

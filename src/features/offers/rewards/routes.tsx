import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyScreen } from '../../../ui/base/lazy-screen.ts'

const texts = () => loadTexts('rewards', 'forms')

/** The hub: what is ready today, and the doors to everything that gives something. */
export const rewards = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/rewards.tsx'), texts()])
  return screen
})

/** OTH-20: the sign-in calendar. */
export const signIn = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/sign-in.tsx'), texts()])
  return screen
})

/** OTH-20: the tasks. */
export const dailyTasks = lazyScreen(async () => {
  const [screen] = await Promise.all([import('./screens/daily-tasks.tsx'), texts()])
  return screen
})

import { definePopup, defineRoute, defineScreen } from '#patterns/routing/define-route.ts'
import { watchInstallPrompt } from './install-prompt.ts'

watchInstallPrompt()

const help = defineScreen(() => import('./screens/help.tsx'), 'help')
const apps = defineScreen(() => import('./screens/apps.tsx'), 'help')

export const routes = [
  defineRoute({ path: '/help', title: 'shell:title.help', overlay: 'help' }),
] as const

export const popups = [
  definePopup({ name: 'help', screen: help }),
  definePopup({ name: 'apps', params: ['guide'], screen: apps }),
] as const

import { definePopup, defineRoute, defineScreen } from '../../../patterns/routing/define-route.ts'
import { watchInstallOffer } from './install-prompt.ts'

watchInstallOffer()

const help = defineScreen(() => import('./screens/help.tsx'), 'help')
const apps = defineScreen(() => import('./screens/apps.tsx'), 'help')

export const routes = [
  defineRoute({ path: '/help', title: 'shell:title.help', overlay: 'help' }),
] as const

export const popups = [
  definePopup({ name: 'help', screen: help }),
  definePopup({ name: 'apps', params: ['guide'], screen: apps }),
] as const

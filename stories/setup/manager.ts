import { addons } from 'storybook/manager-api'
import { siteTheme } from './site-theme.ts'

addons.setConfig({ theme: siteTheme, sidebar: { showRoots: true } })

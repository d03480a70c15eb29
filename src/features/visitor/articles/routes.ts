import { defineRoute, defineScreen } from '../../../patterns/routing/define-route.ts'

const reading = defineScreen(() => import('./screens/reading.tsx'), 'reading', 'forms')

export const routes = [
  defineRoute({
    path: '/blog',
    title: 'shell:title.blog',
    screen: reading,
    props: { title: 'blog' },
  }),
  defineRoute({
    path: '/news',
    title: 'shell:title.news',
    screen: reading,
    props: { title: 'news' },
  }),
] as const

import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const articles = defineScreen(() => import('./screens/articles.tsx'), 'reading', 'patterns')

export const routes = [
  defineRoute({
    path: '/blog',
    title: 'shell:title.blog',
    screen: articles,
    props: { kind: 'blog' },
  }),
  defineRoute({
    path: '/news',
    title: 'shell:title.news',
    screen: articles,
    props: { kind: 'news' },
  }),
] as const

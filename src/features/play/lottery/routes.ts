import { defineRoute, defineScreen } from '#patterns/routing/define-route.ts'

const lottery = defineScreen(
  () => import('./screens/lottery.tsx'),
  'lottery',
  'bonus',
  'play',
  'forms',
  'patterns',
)

const lotteryPage = <const Path extends string>(
  path: readonly Path[],
  name: 'lottery' | 'seaLottery' | 'vnLottery',
) =>
  defineRoute({
    path,
    title: `shell:title.${name}`,
    auth: '/login',
    game: true,
    screen: lottery,
    props: { title: name },
  })

/** Each area with the spellings that old links use. */
export const routes = [
  lotteryPage(['/lottery', '/lottert'], 'lottery'),
  lotteryPage(['/seaLottery', '/sealottery'], 'seaLottery'),
  lotteryPage(['/vnLottery', '/vnlottery'], 'vnLottery'),
] as const

import type { ReactNode } from 'react'
import styles from './phone-art.module.css'

/** Highlights what a step is about. */
const Spot = ({ x, y, r = 12 }: { x: number; y: number; r?: number }) => (
  <circle className={styles.spot} cx={x} cy={y} r={r} />
)

/** The browser's address line and a page below it. */
const Page = () => (
  <>
    <rect className={styles.block} x="16" y="18" width="64" height="9" rx="4.5" />
    <rect className={styles.faint} x="16" y="33" width="64" height="22" rx="4" />
    <path className={styles.line} d="M18 64h48M18 72h56M18 80h40" />
  </>
)

/** Rows of a list from `y` down; the step is about the one at index `hot`. */
const Rows = ({ y, x, end, hot }: { y: number; x: number; end: number; hot: number }) =>
  [0, 1, 2].map((row) => {
    const top = y + row * 15
    return (
      <g key={row}>
        {row === hot ? (
          <rect
            className={styles.hot}
            x={x - 4}
            y={top - 6}
            width={end - x + 8}
            height="13"
            rx="4"
          />
        ) : null}
        <rect
          className={row === hot ? styles.hotFill : styles.block}
          x={x}
          y={top - 3}
          width="7"
          height="7"
          rx="2"
        />
        <path
          className={row === hot ? styles.hotLine : styles.line}
          d={`M${x + 12} ${top + 0.5}H${end}`}
        />
      </g>
    )
  })

const Grid = ({ hot }: { hot: boolean }) => (
  <>
    {[20, 41, 62].flatMap((x) =>
      [24, 45, 66].map((y) => (
        <rect
          key={`${x}-${y}`}
          className={styles.block}
          x={x}
          y={y}
          width="14"
          height="14"
          rx="4"
        />
      )),
    )}
    <rect className={styles.faint} x="16" y="88" width="64" height="16" rx="6" />
    {hot ? (
      <>
        <Spot x={69} y={73} r={14} />
        <circle className={styles.coin} cx="69" cy="73" r="8.5" />
        <circle className={styles.rim} cx="69" cy="73" r="5.5" />
      </>
    ) : null}
  </>
)

/** A dialog in the middle of the screen, with the button to press. */
const DialogBox = ({ children }: { children: ReactNode }) => (
  <>
    <Grid hot={false} />
    <rect className={styles.sheet} x="18" y="32" width="60" height="60" rx="9" />
    {children}
    <rect className={styles.hotFill} x="26" y="76" width="44" height="10" rx="5" />
  </>
)

const Switch = ({ on }: { on: boolean }) => (
  <>
    <path className={styles.line} d="M18 26h36M18 42h48M18 49h30M18 82h44M18 89h32" />
    <rect className={styles.hot} x="14" y="57" width="68" height="17" rx="5" />
    <path className={styles.hotLine} d="M20 65.5h26" />
    <rect
      className={on ? styles.hotFill : styles.off}
      x="57"
      y="60"
      width="20"
      height="11"
      rx="5.5"
    />
    <circle className={styles.knob} cx={on ? 71.5 : 62.5} cy="65.5" r="3.8" />
  </>
)

const SCENES = {
  share: (
    <>
      <Page />
      <path className={styles.line} d="M14 88h68" />
      <Spot x={48} y={97} r={11} />
      <path className={styles.hotLine} d="M43.5 96h-1v8h11v-8h-1M48 101V90.5M45 93l3-3 3 3" />
    </>
  ),
  add: (
    <>
      <Page />
      <path className={styles.sheet} d="M14 60q0-8 8-8h52q8 0 8 8v46H14z" />
      <Rows x={22} y={63} end={74} hot={1} />
      <path className={styles.onHot} d="M25.5 76v5M23 78.5h5" />
    </>
  ),
  home: <Grid hot />,
  menu: (
    <>
      <Page />
      <Spot x={74} y={22.5} />
      <path className={styles.dots} d="M74 17.5v.01M74 22.5v.01M74 27.5v.01" />
    </>
  ),
  'add-menu': (
    <>
      <Page />
      <rect className={styles.sheet} x="30" y="30" width="50" height="54" rx="7" />
      <Rows x={38} y={42} end={72} hot={1} />
      <path className={styles.onHot} d="M41.5 55v5M39 57.5h5" />
    </>
  ),
  download: (
    <>
      <rect className={styles.block} x="16" y="18" width="64" height="9" rx="4.5" />
      <Spot x={48} y={53} r={17} />
      <path className={styles.hotLine} d="M48 43v15M42 52.5l6 6 6-6M39 64h18" />
      <rect className={styles.hotFill} x="24" y="80" width="48" height="12" rx="6" />
    </>
  ),
  settings: (
    <>
      <circle className={styles.gear} cx="48" cy="33" r="8" />
      <circle className={styles.ink} cx="48" cy="33" r="3" />
      <Rows x={22} y={57} end={70} hot={1} />
    </>
  ),
  profile: (
    <>
      <path className={styles.line} d="M18 24h34M18 84h44M18 92h30" />
      <rect className={styles.hot} x="16" y="36" width="64" height="34" rx="6" />
      <circle className={styles.hotFill} cx="30" cy="48" r="5" />
      <path className={styles.hotFill} d="M22 62q0-7 8-7t8 7z" />
      <path className={styles.hotLine} d="M45 49h26M45 58h18" />
    </>
  ),
  trust: (
    <DialogBox>
      <path className={styles.shield} d="M48 39l11 4v9q0 9-11 14-11-5-11-14v-9z" />
      <path className={styles.hotLine} d="M43 52l4 4 7-8" />
    </DialogBox>
  ),
  allow: <Switch on />,
  forbid: <Switch on={false} />,
} as const

export type Scene = keyof typeof SCENES

/** A phone's screen at one step of a guide. Decorative: the step itself says what to do. */
export const PhoneArt = ({ scene }: { scene: Scene }) => (
  <svg className={styles.art} viewBox="0 0 96 120" aria-hidden="true" focusable="false">
    <rect className={styles.frame} x="8" y="4" width="80" height="112" rx="14" />
    <path className={styles.ink} d="M40 10h16" />
    {SCENES[scene]}
    <path className={styles.ink} d="M38 111h20" />
  </svg>
)

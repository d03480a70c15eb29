import { useEffect, useRef, useState } from 'react'
import styles from './color.module.css'
import { contrast, resolve, toHex } from './contrast.ts'

const grounds = ['--canvas', '--surface-1', '--surface-2', '--surface-3'] as const

export type Ink = { token: string; use: string; atLeast: number }

type Measured = { hex: string; ratios: { ground: string; ratio: number }[] }

const measure = (token: string, stage: HTMLElement): Measured => {
  const ink = resolve(token, stage)
  return {
    hex: toHex(ink),
    ratios: grounds.map((ground) => ({ ground, ratio: contrast(ink, resolve(ground, stage)) })),
  }
}

/** One token: its value, its use, and its contrast on the four surfaces of the theme. */
const InkRow = ({ token, use, atLeast }: Ink) => {
  const row = useRef<HTMLTableRowElement>(null)
  const [measured, setMeasured] = useState<Measured>()
  useEffect(() => {
    if (row.current?.parentElement) setMeasured(measure(token, row.current.cells[0] ?? row.current))
  }, [token])
  return (
    <tr ref={row}>
      <th scope="row">
        <span className={styles.swatch} style={{ background: `var(${token})` }} />
        <span>
          <code>{token}</code>
          <small>{use}</small>
        </span>
      </th>
      <td>
        <code>{measured?.hex}</code>
      </td>
      {grounds.map((ground, at) => {
        const ratio = measured?.ratios[at]?.ratio ?? 0
        return (
          <td key={ground}>
            <span
              className={styles.sample}
              style={{ background: `var(${ground})` }}
              data-fails={measured !== undefined && ratio < atLeast}
            >
              {atLeast < 4.5 ? (
                <span className={styles.edge} style={{ borderColor: `var(${token})` }} />
              ) : (
                <span style={{ color: `var(${token})` }}>Aa অ</span>
              )}
              <span className="num">{ratio.toFixed(1)}</span>
            </span>
          </td>
        )
      })}
    </tr>
  )
}

type PlateProps = { theme: string; inks: readonly Ink[] }

/** All tokens of a theme on the theme's own canvas. */
export const ThemePlate = ({ theme, inks }: PlateProps) => (
  <section className={styles.theme} data-theme={theme} aria-label={theme}>
    <h2>{theme}</h2>
    <div>
      <table className={styles.inks}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            {grounds.map((ground) => (
              <th scope="col" key={ground}>
                on {ground.slice(2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inks.map((ink) => (
            <InkRow key={ink.token} {...ink} />
          ))}
        </tbody>
      </table>
    </div>
  </section>
)

type FillProps = { fill: string; ink: string; words: string }

/** A label on its own fill, with their contrast. */
export const Fill = ({ fill, ink, words }: FillProps) => {
  const chip = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState(0)
  useEffect(() => {
    if (chip.current) setRatio(contrast(resolve(fill, chip.current), resolve(ink, chip.current)))
  }, [fill, ink])
  return (
    <span
      className={styles.fill}
      ref={chip}
      style={{ background: `var(${fill})`, color: `var(${ink})` }}
    >
      {words} <span className="num">{ratio.toFixed(1)}</span>
    </span>
  )
}

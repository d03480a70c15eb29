import { memo, type RefObject } from 'react'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePrizeText } from '../../hooks/use-prize-text.ts'
import { placeLabel, type Sector, sectorOutline } from '../../model.ts'
import styles from './wheel-face.module.css'

const RADIUS = 184
const RIM = 192

interface WheelFaceProps {
  sectors: readonly Sector[]
  currency: string
  /** Its position in degrees. */
  angle: number
  wheel: RefObject<SVGSVGElement | null>
}

/** The drawn wheel; the table of chances says the same in text. */
export const WheelFace = memo(function WheelFace(props: WheelFaceProps) {
  const { sectors, currency, angle, wheel } = props
  const { t } = useTranslation('prizes')
  const { short } = usePrizeText(currency)
  return (
    <div className={styles.stage}>
      <svg
        ref={wheel}
        className={styles.wheel}
        style={{ rotate: `${angle}deg` }}
        viewBox="-200 -200 400 400"
        role="img"
        aria-label={t('wheel.face', { count: sectors.length })}
      >
        <defs>
          <radialGradient id="wheel-rim">
            <stop className={styles.dark} offset=".86" />
            <stop className={styles.bright} offset=".95" />
            <stop className={styles.dark} offset="1" />
          </radialGradient>
        </defs>
        <circle fill="url(#wheel-rim)" r={RIM + 6} />
        {sectors.map((sector) => {
          const label = placeLabel(sector, angle)
          return (
            <g
              key={sector.segment.id}
              className={styles.sector}
              data-kind={sector.segment.prize.kind}
            >
              <path d={sectorOutline(sector, RADIUS)} />
              <text
                className={styles.label}
                x={label.x}
                textAnchor={label.anchor}
                dominantBaseline="central"
                transform={label.transform}
              >
                {short(sector.segment.prize)}
              </text>
            </g>
          )
        })}
        {sectors.map((sector) => (
          <circle
            key={sector.segment.id}
            className={styles.pin}
            cy={-RIM}
            r={3}
            transform={`rotate(${sector.from})`}
          />
        ))}
      </svg>
      <svg className={styles.fixed} viewBox="-200 -200 400 400" aria-hidden="true">
        <defs>
          <radialGradient id="wheel-hub">
            <stop className={styles.light} />
            <stop className={styles.bright} offset=".6" />
            <stop className={styles.dark} offset="1" />
          </radialGradient>
        </defs>
        <circle fill="url(#wheel-hub)" r={42} />
        <path className={styles.star} d="M0-20 5.6-5.6 20 0 5.6 5.6 0 20-5.6 5.6-20 0-5.6-5.6Z" />
        <path className={styles.pointer} d="M-13-199H13L0-166Z" />
      </svg>
    </div>
  )
})

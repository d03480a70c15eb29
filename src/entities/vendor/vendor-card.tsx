import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { MARK, usePictures } from '#patterns/pictures/pictures.ts'
import { VendorTile, type VendorTileProps } from '#ui/vendor-tile/vendor-tile.tsx'
import type { Lane } from './lanes.ts'
import { vendorColor } from './vendor-color.ts'

type VendorCardProps = Pick<VendorTileProps, 'link' | 'onSelect'> & {
  vendor: Lane['vendors'][number]
}

/** A vendor with its mark and the number of its games. Load the texts of `game` with the screen. */
export function VendorCard({ vendor, ...target }: VendorCardProps) {
  const { t } = useTranslation('game')
  const { src, others } = usePictures()(vendor.lagerIcon, MARK)
  const { gameCount: count } = vendor
  return (
    <VendorTile
      {...target}
      name={vendor.displayName}
      art={src}
      artFallback={others}
      nodeId={vendor.nodeId ?? vendorColor(vendor.vassalage)}
      note={count ? t('vendor.games', { count, total: formatCount(count) }) : undefined}
      badge={vendor.isHot === 1 ? { kind: 'hot', label: t('mark.hot') } : undefined}
      closedLabel={vendor.maintenance ? t('vendor.closed') : undefined}
    />
  )
}

import type { ProductBlock } from '#api/member/limits.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useWriteBlockId } from '#patterns/use-online.ts'
import { Card } from '#ui/card/card.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { useSetBlock } from '../hooks/use-limits.ts'
import { BLOCKABLE } from '../model.ts'
import { PendingChange } from './pending-change.tsx'

/** Types of games that are closed to the member; reopening one takes a day and a confirmation. */
export function ProductBlocks({ blocks }: { blocks: readonly ProductBlock[] }) {
  return (
    <Card gap="3">
      {BLOCKABLE.map((gameType) => (
        <Product
          key={gameType}
          gameType={gameType}
          block={blocks.find((one) => one.gameType === gameType)}
        />
      ))}
    </Card>
  )
}

interface ProductProps {
  gameType: (typeof BLOCKABLE)[number]
  block: ProductBlock | undefined
}

function Product({ gameType, block }: ProductProps) {
  const { t } = useTranslation('limits')
  const blockId = useWriteBlockId()
  const write = useSetBlock()
  const pending = block?.pending ?? null
  const put = (blocked: boolean, confirm = false) =>
    void write.mutate({ gameType, blocked, confirm })
  const hint = [
    ...(gameType === 'LOTT' ? [t('block.lotteries')] : []),
    ...(block ? [t('block.on')] : []),
  ]
  return (
    <Stack gap="2">
      <Switch
        spread
        label={t(`game.${gameType}`)}
        hint={hint.length > 0 ? hint.join(' ') : undefined}
        checked={block !== undefined || write.input?.blocked === true}
        disabled={blockId !== undefined || write.busy || pending !== null}
        aria-describedby={blockId}
        onChange={(event) => put(event.target.checked)}
      />
      {pending ? (
        <PendingChange
          pending={pending}
          text={t('block.pending')}
          busy={write.busy}
          onConfirm={() => put(false, true)}
          onTakeBack={() => put(true)}
        />
      ) : null}
    </Stack>
  )
}

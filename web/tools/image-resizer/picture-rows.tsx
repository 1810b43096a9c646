import { formatBytes } from '#lib/byte-size/format-bytes.ts'
import type { MadePicture } from '#lib/picture/picture-wish.ts'
import { type Size, sizeText } from '#lib/picture/size.ts'
import { download } from '#web/platform/download.ts'
import { useObjectAddress } from '#web/platform/use-object-url.ts'
import { Alert } from '#web/ui/alert.tsx'
import Download from '~icons/lucide/download'
import X from '~icons/lucide/x'
import { completed, madeText } from './list/completed.ts'
import { headerOf, type ListedPicture, madeOf, type Status, statusOf } from './list/listed-picture.ts'
import type { Settings } from './settings/settings.ts'
import type { PictureList } from './use-picture-list.ts'

const TITLES: Readonly<Record<Status, string>> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  error: 'Error',
}
const LOOKS: Readonly<Record<Status, string>> = {
  pending: 'bg-line text-ink',
  processing: 'bg-care-soft text-care',
  completed: 'bg-good-soft text-good',
  error: 'bg-wrong-soft text-wrong',
}

/** All pictures, each with its state and what came of it. */
export default function PictureRows({
  list,
  shared,
}: {
  readonly list: PictureList
  readonly shared: Settings
}) {
  return (
    <ul
      aria-label="Images"
      className="min-w-0 divide-y divide-line self-start overflow-clip rounded-card border border-line bg-surface shadow-lift"
    >
      {list.pictures.map((picture) => (
        <Row key={picture.id} picture={picture} list={list} shared={shared} />
      ))}
    </ul>
  )
}

type RowProps = { readonly picture: ListedPicture; readonly list: PictureList; readonly shared: Settings }

function Row({ picture, list, shared }: RowProps) {
  const { file, check, id } = picture
  const status = statusOf(picture, shared)
  const made = madeOf(picture, shared)
  const problem = check?.ok === false ? check.problem : made?.ok === false ? made.problem : undefined
  const [saved] = completed([picture], shared)
  const isShown = list.selected?.id === id
  return (
    <li className={`flex flex-col gap-2 px-3 py-2 sm:px-4 ${isShown ? 'bg-sunken' : ''}`}>
      <div className="flex items-center gap-3">
        <Thumbnail picture={picture} made={made?.ok ? made.value : undefined} />
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => list.select(id)}
          className="min-h-control min-w-0 flex-1 rounded-control text-left"
        >
          <span dir="auto" className="block truncate font-medium text-sm">
            {file.name}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm tabular-nums">
            <span className={`rounded-full px-2 ${LOOKS[status]}`}>{TITLES[status]}</span>
            {aboutOf(picture, shared)}
          </span>
        </button>
        <div className="flex">
          {saved && (
            <RowButton label={`Download ${saved.name}`} onPress={() => download(saved.made.blob, saved.name)}>
              <Download size={17} aria-hidden />
            </RowButton>
          )}
          <RowButton label={`Remove ${file.name}`} onPress={() => list.remove(picture)}>
            <X size={17} aria-hidden />
          </RowButton>
        </div>
      </div>
      <Alert problem={problem} />
    </li>
  )
}

function aboutOf(picture: ListedPicture, shared: Settings): string {
  const header = headerOf(picture)
  const made = madeOf(picture, shared)
  const parts = [
    header && sizeText(header),
    formatBytes(picture.file.size),
    header?.hasMore && (header.format === 'tiff' ? 'first page only' : 'first frame only'),
    shared.isBatch && picture.own && 'own settings',
  ]
  const before = parts.filter(Boolean).join(' · ')
  return made?.ok ? `${before} → ${madeText(made.value, picture.file.size)}` : before
}

const UNSHOWN = ['heic', 'tiff']
/** To draw larger ones small costs as much as to resize them, and fifty of them would wait for it. */
const MAX_PIXELS_SHOWN = 3_000_000

/** What is small enough to be shown: the result where there is one, else the picture as it came. */
function smallBlob(picture: ListedPicture, made: MadePicture | undefined): Blob | undefined {
  const header = headerOf(picture)
  const isSmall = (size: Size) => size.width * size.height <= MAX_PIXELS_SHOWN
  if (made && isSmall(made)) return made.blob
  return header && !UNSHOWN.includes(header.format) && isSmall(header) ? picture.file : undefined
}

type ThumbnailProps = { readonly picture: ListedPicture; readonly made: MadePicture | undefined }

function Thumbnail({ picture, made }: ThumbnailProps) {
  const address = useObjectAddress(smallBlob(picture, made))
  return (
    <span className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-line text-ink-soft text-xs uppercase">
      {address ? (
        <img src={address} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
      ) : (
        headerOf(picture)?.format
      )}
    </span>
  )
}

type RowButtonProps = {
  readonly label: string
  readonly onPress: () => void
  readonly children: React.ReactNode
}

function RowButton({ label, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-control place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  )
}

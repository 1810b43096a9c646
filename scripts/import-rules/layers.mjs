const BELOW_PAGES = ['web/ui/', 'web/platform/', 'contract/', 'lib/']

/**
 * Import rules by folder; the first layer that contains a file applies. `imports` lists the folders and files that it can
 * import, `never` exceptions of them. `<name>` is one folder name, the same in all patterns of a layer, so that a new tool
 * or feature is covered without a change here. Each layer has a breaking example for the test: a file and its import.
 */
export const LAYERS = [
  {
    files: 'web/tools/<tool>/',
    imports: ['web/tools/<tool>/', 'web/catalog/tool.ts', ...BELOW_PAGES],
    reason:
      'A tool imports ui, platform, contract, lib and the Tool type. Move what two tools share to lib or web/ui.',
    breaks: ['web/tools/demo/page.tsx', 'web/tools/other/core.ts'],
  },
  {
    files: 'web/ui/',
    imports: ['web/ui/', 'web/platform/', 'contract/', 'lib/'],
    reason: 'ui knows no tool, no page and no catalog.',
    breaks: ['web/ui/button.tsx', 'web/catalog/tool.ts'],
  },
  {
    files: 'web/platform/',
    imports: ['web/platform/', 'contract/', 'lib/'],
    reason: 'platform imports contract and lib only.',
    breaks: ['web/platform/download.ts', 'web/ui/button.tsx'],
  },
  {
    files: 'web/catalog/',
    imports: ['web/catalog/', ...BELOW_PAGES],
    reason: 'The catalog finds tools by glob and imports ui, platform, contract and lib.',
    breaks: ['web/catalog/catalog.ts', 'web/tools/demo/tool.ts'],
  },
  {
    files: 'web/sync/',
    imports: ['web/sync/', 'web/app/preferences/', ...BELOW_PAGES],
    reason:
      'sync finds what tools synchronize by glob; it imports preferences, ui, platform, contract and lib.',
    breaks: ['web/sync/diff.ts', 'web/account/account-links.tsx'],
  },
  {
    files: 'web/account/',
    imports: ['web/account/', 'web/sync/', ...BELOW_PAGES],
    reason: 'account imports sync, ui, platform, contract and lib.',
    breaks: ['web/account/account-links.tsx', 'web/app/app.tsx'],
  },
  {
    files: 'web/open-with/',
    imports: [
      'web/open-with/',
      'web/app/navigation/',
      'web/app/preferences/',
      'web/catalog/',
      ...BELOW_PAGES,
    ],
    reason:
      'open-with finds detectors by glob; it imports navigation, preferences, the catalog and what is below.',
    breaks: ['web/open-with/detectors.ts', 'web/tools/demo/detect.ts'],
  },
  {
    files: 'web/app/',
    imports: ['web/app/', 'web/account/', 'web/open-with/', 'web/catalog/', 'web/routes.ts', ...BELOW_PAGES],
    reason: 'app knows tools through the catalog, and pages through routes.ts.',
    breaks: ['web/app/app.tsx', 'web/tools/demo/page.tsx'],
  },
  {
    files: 'web/pages/',
    imports: ['web/pages/', 'web/app/', 'web/account/', 'web/sync/', 'web/catalog/', ...BELOW_PAGES],
    reason: 'Pages know tools through the catalog.',
    breaks: ['web/pages/home.tsx', 'web/tools/demo/page.tsx'],
  },
  {
    files: 'web/',
    imports: ['web/', 'contract/', 'lib/'],
    never: ['web/tools/'],
    reason: 'web and server never import each other; tools are found by glob.',
    breaks: ['web/entry-client.tsx', 'server/app.ts'],
  },
  {
    files: 'lib/',
    imports: ['lib/'],
    reason: 'lib imports nothing of ours but lib.',
    breaks: ['lib/text/words.ts', 'contract/poll.ts'],
  },
  {
    files: 'contract/',
    imports: ['contract/', 'lib/quiz/quiz.ts', 'lib/text/clean-name.ts'],
    reason: 'contract contains schemas only; of lib it imports the schema of quizzes and the rule of names.',
    breaks: ['contract/poll.ts', 'lib/text/words.ts'],
  },
  {
    files: 'server/features/<feature>/',
    imports: ['server/features/<feature>/', 'server/', 'contract/', 'lib/'],
    never: ['server/features/<other>/'],
    reason: 'A feature never imports another one; app.ts joins them.',
    breaks: ['server/features/polls/poll-store.ts', 'server/features/rooms/room-store.ts'],
  },
  {
    files: 'server/admin/',
    imports: ['server/', 'contract/', 'lib/'],
    never: ['server/app.ts', 'server/main.ts'],
    reason: 'Commands of the operator use features, and nothing imports them.',
    breaks: ['server/admin/command.ts', 'server/main.ts'],
  },
  {
    files: 'server/<folder>/',
    imports: ['server/', 'contract/', 'lib/'],
    never: ['server/features/', 'server/app.ts', 'server/main.ts', 'server/dependencies.ts'],
    reason: 'What features share imports no feature, and declares the part of Dependencies that it uses.',
    breaks: ['server/http/errors.ts', 'server/dependencies.ts'],
  },
  {
    files: 'server/',
    imports: ['server/', 'interfaces/http/', 'contract/', 'lib/'],
    reason: 'web and server never import each other.',
    breaks: ['server/main.ts', 'web/routes.ts'],
  },
  {
    files: 'interfaces/',
    imports: ['interfaces/', 'build/typeset/', 'contract/', 'lib/', 'package.json'],
    tests: ['web/tools/'],
    reason: 'interfaces find operations by glob and import lib.',
    breaks: ['interfaces/cli/main.ts', 'web/tools/demo/operations.ts'],
  },
]

/** Modules that decide and do not render. They are type-checked without `document`, too (`tsconfig.pure.json`). */
export const PURE = {
  files:
    /^(?:lib|contract)\/|^web\/tools\/[^/]+\/(?!.*\.worker\.ts$)(?:.*\/)?(?!tool\.ts$|synced\.ts$|use-)[^/]+\.ts$/,
  never: /^(react|react-dom|~icons|web\/ui|web\/platform)(\/|$)/,
  reason:
    'lib, contract and the .ts of a tool are pure: no React, no ui, no platform. Render in a .tsx, or name a hook use-….ts.',
}

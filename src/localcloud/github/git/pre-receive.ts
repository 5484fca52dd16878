/** What the refs alone decide is in `REFUSAL`; the rest needs the pushed objects. */
export const preReceive = `#!/bin/sh
refuse() {
  printf '%s\\n' "$@" >&2
  exit 1
}
[ -z "$REFUSAL" ] || refuse "$REFUSAL"
while read -r before after ref; do
  case $after in *[!0]*) ;; *) continue ;; esac
  case " $NO_FORCE " in *" $ref "*)
    case $before in *[!0]*)
      git merge-base --is-ancestor "$before" "$after" || refuse \\
        "error: GH013: Repository rule violations found for $ref." '' \\
        '- Cannot force-push to this branch' '' ;;
    esac
  esac
  case " $LINEAR " in *" $ref "*)
    [ -z "$(git rev-list --merges "$after" --not --all)" ] || refuse \\
      "error: GH013: Repository rule violations found for $ref." '' \\
      '- This branch must not contain merge commits.' '' ;;
  esac
  [ -n "$NO_WORKFLOWS" ] || continue
  file=$(git log -m --format= --name-only --diff-filter=d "$after" --not --all -- \\
    .github/workflows | head -n 1)
  [ -z "$file" ] || refuse "refusing to allow $NO_WORKFLOWS to create or update workflow \\
\\\`$file\\\` without \\\`workflows\\\` permission"
done
`;

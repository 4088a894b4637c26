import { type Candidate, type Completions, TAKE_ABILITY } from './completions.ts';

/** For bash 4 and newer, with or without bash-completion. */
export function bashScript({ commands, options, values, valued, abilities, fields, fieldValues }: Completions): string {
  return `# Completion of sitekeeper for bash. Made by "sitekeeper completion bash".
_sitekeeper_words() {
  case "$1" in
${cases(commands, wordsOf)}
  esac
}
_sitekeeper_options() {
  case "$1" in
${cases(options, wordsOf)}
  esac
}
_sitekeeper_values() {
  case "$1" in
${cases(values, join)}
  esac
}
_sitekeeper_takes_value() {
  case "$1" in
    ${[...valued].map(quoted).join('|')}) return 0 ;;
  esac
  return 1
}
_sitekeeper_fields() {
  case "$1" in
${cases(fields, join)}
  esac
}
_sitekeeper_field_values() {
  case "$1" in
${cases(new Map([...fieldValues].filter(([, choices]) => choices.length > 0)), join)}
  esac
}
_sitekeeper() {
  local line word path="" ability="" skip="" cur rest candidates
  # Bash splits words at "=": they are put together again here.
  line="\${COMP_LINE:0:COMP_POINT}"
  local -a words
  read -ra words <<< "$line"
  cur=""
  if [[ "$line" != *[[:space:]] ]]; then
    cur="\${words[\${#words[@]}-1]}"
    unset "words[\${#words[@]}-1]"
  fi
  COMPREPLY=()
  for word in "\${words[@]:1}"; do
    if [[ -n "$skip" ]]; then skip=""; continue; fi
    if [[ "$word" == --* ]]; then
      if _sitekeeper_takes_value "$path $word"; then skip="$word"; fi
      continue
    fi
    rest="\${path:+$path }$word"
    if [[ " $(_sitekeeper_words "$path") " == *" $word "* ]]; then path="$rest"
    elif [[ -z "$ability" ]]; then ability="$word"
    fi
  done
  if [[ -n "$skip" ]]; then
    candidates="$(_sitekeeper_values "$path $skip")"
    if [[ -z "$candidates" ]]; then COMPREPLY=($(compgen -f -- "$cur")); return; fi
  elif [[ "$cur" == -* ]]; then
    candidates="$(_sitekeeper_options "$path")"
  else
    candidates="$(_sitekeeper_words "$path")"
    case "$path" in
      ${TAKE_ABILITY.map(quoted).join('|')})
        if [[ -z "$ability" ]]; then candidates="${wordsOf(abilities)}"
        elif [[ "$path" == "ability run" ]]; then
          if [[ "$cur" == *=* ]]; then
            candidates="$(_sitekeeper_field_values "$ability \${cur%%=*}")"
            cur="\${cur#*=}"
          else
            candidates="$(_sitekeeper_fields "$ability")"
            compopt -o nospace 2> /dev/null
          fi
        fi
        ;;
    esac
  fi
  COMPREPLY=($(compgen -W "$candidates" -- "$cur"))
}
complete -F _sitekeeper sitekeeper
`;
}

function cases<T>(entries: ReadonlyMap<string, T>, text: (value: T) => string): string {
  return [...entries].map(([key, value]) => `    ${quoted(key)}) echo ${quoted(text(value))} ;;`).join('\n');
}

function wordsOf(candidates: readonly Candidate[]): string {
  return join(candidates.map(({ word }) => word));
}

function join(words: readonly string[]): string {
  return words.join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

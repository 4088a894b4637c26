import { type Candidate, type Completions, TAKE_ABILITY } from './completions.ts';

/** For zsh, as the file `_sitekeeper` in a folder of $fpath. */
export function zshScript({ commands, options, values, valued, abilities, fields, fieldValues }: Completions): string {
  return `#compdef sitekeeper
# Completion of sitekeeper for zsh. Made by "sitekeeper completion zsh".
_sitekeeper_words() {
  case "$1" in
${cases(commands, described)}
    (*) reply=() ;;
  esac
}
_sitekeeper_options() {
  case "$1" in
${cases(options, described)}
    (*) reply=() ;;
  esac
}
_sitekeeper_values() {
  case "$1" in
${cases(values, quotedAll)}
    (*) reply=() ;;
  esac
}
_sitekeeper_takes_value() {
  case "$1" in
    (${[...valued].map(quoted).join('|')}) return 0 ;;
  esac
  return 1
}
_sitekeeper_fields() {
  case "$1" in
${cases(fields, quotedAll)}
    (*) reply=() ;;
  esac
}
_sitekeeper_field_values() {
  case "$1" in
${cases(new Map([...fieldValues].filter(([, choices]) => choices.length > 0)), quotedAll)}
    (*) reply=() ;;
  esac
}
_sitekeeper_abilities=(${described(abilities)})
_sitekeeper() {
  local word skip="" path_="" ability="" cur="\${words[CURRENT]}"
  local -a reply known
  local i
  for (( i = 2; i < CURRENT; i++ )); do
    word="\${words[i]}"
    if [[ -n "$skip" ]]; then skip=""; continue; fi
    if [[ "$word" == --* ]]; then
      _sitekeeper_takes_value "$path_ $word" && skip="$word"
      continue
    fi
    _sitekeeper_words "$path_"
    known=("\${reply[@]%%:*}")
    if (( \${known[(Ie)$word]} )); then path_="\${path_:+$path_ }$word"
    elif [[ -z "$ability" ]]; then ability="$word"
    fi
  done
  if [[ -n "$skip" ]]; then
    _sitekeeper_values "$path_ $skip"
    if (( \${#reply} )); then compadd -- "\${reply[@]}"; else _files; fi
  elif [[ "$cur" == -* ]]; then
    _sitekeeper_options "$path_"
    _describe 'option' reply
  elif [[ -z "$ability" && ( ${TAKE_ABILITY.map(path => `"$path_" == ${quoted(path)}`).join(' || ')} ) ]]; then
    _describe 'ability' _sitekeeper_abilities
  elif [[ "$path_" == 'ability run' ]]; then
    if [[ "$cur" == *=* ]]; then
      _sitekeeper_field_values "$ability \${cur%%=*}"
      compset -P '*='
      compadd -- "\${reply[@]}"
    else
      _sitekeeper_fields "$ability"
      compadd -S '' -- "\${reply[@]}"
    fi
  else
    _sitekeeper_words "$path_"
    _describe 'command' reply
  fi
}
# A file in $fpath is the body of its function; a sourced one registers it.
if [[ "\${funcstack[1]}" == _sitekeeper ]]; then _sitekeeper "$@"; else compdef _sitekeeper sitekeeper; fi
`;
}

function cases<T>(entries: ReadonlyMap<string, T>, text: (value: T) => string): string {
  return [...entries].map(([key, value]) => `    (${quoted(key)}) reply=(${text(value)}) ;;`).join('\n');
}

function described(candidates: readonly Candidate[]): string {
  return quotedAll(candidates.map(({ word, about }) => `${word.replaceAll(':', '\\:')}:${about}`));
}

function quotedAll(words: readonly string[]): string {
  return words.map(quoted).join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

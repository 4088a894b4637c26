import { type Candidate, type Completions, TAKE_ABILITY } from './completions.ts';

/** For fish 3 and newer. */
export function fishScript({ commands, options, values, valued, abilities, fields, fieldValues }: Completions): string {
  return `# Completion of sitekeeper for fish. Made by "sitekeeper completion fish".
function __sitekeeper_words
    switch "$argv[1]"
${cases(commands, lines)}
    end
end
function __sitekeeper_options
    switch "$argv[1]"
${cases(options, lines)}
    end
end
function __sitekeeper_values
    switch "$argv[1]"
${cases(values, words)}
    end
end
function __sitekeeper_takes_value
    contains -- "$argv[1]" ${[...valued].map(quoted).join(' ')}
end
function __sitekeeper_fields
    switch "$argv[1]"
${cases(fields, words)}
    end
end
function __sitekeeper_field_values
    switch "$argv[1]"
${cases(new Map([...fieldValues].filter(([, choices]) => choices.length > 0)), words)}
    end
end
function __sitekeeper_abilities
    printf '%s\\n' ${lines(abilities)}
end
function __sitekeeper_complete
    set -l path ''
    set -l ability ''
    set -l skip ''
    set -l cur (commandline -ct)
    for word in (commandline -opc)[2..-1]
        if test -n "$skip"
            set skip ''
            continue
        end
        if string match -q -- '--*' $word
            if __sitekeeper_takes_value "$path $word"
                set skip $word
            end
            continue
        end
        if contains -- $word (__sitekeeper_words "$path" | string split -f1 \\t)
            set path (string trim -- "$path $word")
        else if test -z "$ability"
            set ability $word
        end
    end
    if test -n "$skip"
        __sitekeeper_values "$path $skip"
    else if string match -q -- '-*' $cur
        __sitekeeper_options "$path"
    else if test -z "$ability"; and contains -- "$path" ${TAKE_ABILITY.map(quoted).join(' ')}
        __sitekeeper_abilities
    else if test "$path" = 'ability run'
        if string match -q -- '*=*' $cur
            set -l field (string split -m1 -f1 = -- $cur)
            for value in (__sitekeeper_field_values "$ability $field")
                echo $field=$value
            end
        else
            __sitekeeper_fields "$ability"
        end
    else
        __sitekeeper_words "$path"
    end
end
complete -c sitekeeper -f -a '(__sitekeeper_complete)'
`;
}

function cases<T>(entries: ReadonlyMap<string, T>, text: (value: T) => string): string {
  return [...entries]
    .map(([key, value]) => `        case ${quoted(key)}\n            printf '%s\\n' ${text(value)}`)
    .join('\n');
}

/** Word and description, separated by a tab. */
function lines(candidates: readonly Candidate[]): string {
  return candidates.map(({ word, about }) => quoted(`${word}\t${about}`)).join(' ');
}

function words(all: readonly string[]): string {
  return all.map(quoted).join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

import { Argument } from 'commander';
import { type AddCommand, commandAction } from '../command.ts';
import { bashScript } from '../completion/bash.ts';
import { completionsOf } from '../completion/completions.ts';
import { fishScript } from '../completion/fish.ts';
import { zshScript } from '../completion/zsh.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

const AFTER_HELP = `
bash: sitekeeper completion bash > ~/.local/share/bash-completion/completions/sitekeeper
zsh:  sitekeeper completion zsh > a file _sitekeeper in a folder of $fpath
fish: sitekeeper completion fish > ~/.config/fish/completions/sitekeeper.fish`;

/** A script that makes a shell complete commands, options, abilities and their fields. */
export const addCompletion: AddCommand = (parent, run) => {
  parent
    .command('completion')
    .description('print a script that makes a shell complete commands')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(SCRIPTS)))
    .addHelpText('after', AFTER_HELP)
    .action(
      commandAction(run, async (terminal, _options, [shell = 'bash']) => {
        const script = SCRIPTS[shell as keyof typeof SCRIPTS](completionsOf(parent));
        terminal.result({ shell, script }, script.trimEnd());
        return 0;
      }),
    );
};

import type { Command, Option } from 'commander';
import { compact } from '../../shared/compact.ts';

interface Node {
  readonly path: string;
  readonly commands: readonly Command[];
  readonly options: readonly Option[];
}

/**
 * Generates a script that lists all commands and options, so that completing a word starts no
 * process.
 */
export function completionScript(shell: 'bash' | 'zsh' | 'fish', program: Command): string {
  const nodes = collectNodes(program);
  if (shell === 'fish') return fishScript(nodes);
  if (shell === 'bash') return bashScript(nodes);
  return zshScript(nodes);
}

function collectNodes(command: Command, path = ''): Node[] {
  const commands = command.commands.filter((child) => child.name() !== 'help');
  const options = command.createHelp().visibleOptions(command);
  return [
    { path, commands, options },
    ...commands.flatMap((child) => collectNodes(child, `${path} ${child.name()}`.trimStart())),
  ];
}

const getCompletions = (node: Node) =>
  compact([
    ...node.commands.map((child) => child.name()),
    ...node.options.map((item) => item.long),
  ]);

const walkCases = (nodes: readonly Node[]) =>
  nodes
    .filter((node) => node.path !== '')
    .map((node) => {
      if (node.path.includes(' ')) return `"${node.path}"`;
      return `" ${node.path}"`;
    })
    .join('|');

const choiceCases = (nodes: readonly Node[]) =>
  nodes.flatMap((node) =>
    node.options.flatMap((option) => {
      if (option.argChoices)
        return [`    "${node.path}:${option.long}") list="${option.argChoices.join(' ')}";;`];
      return [];
    }),
  );

const completionCases = (nodes: readonly Node[]) =>
  nodes.map((node) => `    "${node.path}") list="${getCompletions(node).join(' ')}";;`);

/**
 * Generates the loop that finds the typed command, and the cases that set its completions (`list`).
 */
function walk(nodes: readonly Node[], words: string, loop: string, before: string): string[] {
  return [
    `  for ((${loop})); do`,
    `    case "$at ${v(`${words}[i]`)}" in`,
    `      ${walkCases(nodes)}) at="${v('at:+$at ')}${v(`${words}[i]`)}";;`,
    '    esac',
    '  done',
    '  case "$at" in',
    ...completionCases(nodes),
    '  esac',
    `  case "$at:${before}" in`,
    ...choiceCases(nodes),
    '  esac',
  ];
}

function bashScript(nodes: readonly Node[]): string {
  return lines(
    '_site_deploy() {',
    '  local at="" list="" i',
    `  local current="${v('COMP_WORDS[COMP_CWORD]')}" before="${v('COMP_WORDS[COMP_CWORD-1]')}"`,
    ...walk(nodes, 'COMP_WORDS', 'i = 1; i < COMP_CWORD; i++', '$before'),
    '  COMPREPLY=($(compgen -W "$list" -- "$current"))',
    '}',
    'complete -o default -F _site_deploy site-deploy',
  );
}

function zshScript(nodes: readonly Node[]): string {
  return lines(
    '#compdef site-deploy',
    '_site_deploy() {',
    '  local at="" list="" i',
    ...walk(nodes, 'words', 'i = 2; i < CURRENT; i++', v('words[CURRENT-1]')),
    `  compadd -- ${v('=list')}`,
    '  _files',
    '}',
    'if [ "$funcstack[1]" = "_site-deploy" ]; then _site_deploy "$@"',
    'else compdef _site_deploy site-deploy; fi',
  );
}

function fishScript(nodes: readonly Node[]): string {
  const paths = nodes.filter((node) => node.path !== '').map((node) => quoted(node.path));
  return lines(
    'function __site_deploy_at',
    '  set -l at',
    '  for word in (commandline -opc)[2..-1]',
    `    if contains -- (string trim -- "$at $word") ${paths.join(' ')}`,
    '      set at (string trim -- "$at $word")',
    '    end',
    '  end',
    '  test "$at" = "$argv[1]"',
    'end',
    ...nodes.flatMap(fishLines),
  );
}

function fishLines(node: Node): string[] {
  const start = `complete -c site-deploy -n ${quoted(`__site_deploy_at ${quoted(node.path)}`)}`;
  return compact([
    ...node.commands.map(
      (child) => `${start} -a ${child.name()} -d ${quoted(child.summary() || child.description())}`,
    ),
    ...node.options.map((option) => {
      if (!option.long) return undefined;
      const name = option.long.slice(2);
      return `${start} -l ${name}${fishValue(option)} -d ${quoted(option.description)}`;
    }),
  ]);
}

function fishValue(option: Option): string {
  if (option.argChoices) return ` -x -a ${quoted(option.argChoices.join(' '))}`;
  if (option.required || option.optional) return ' -r';
  return '';
}

const v = (name: string) => `\${${name}}`;
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const lines = (...text: readonly string[]) => `${text.join('\n')}\n`;

import { r as __exportAll } from "./rolldown-runtime.js";
import { _ as deleteComment, f as pullsOfDeployment, g as createComment, v as readComments, y as updateComment } from "./shared-later.js";
import { Ar as table, Cr as code, Dr as link, Er as joined, Lr as seconds, Or as md, Pr as count, Rr as SiteDeployError, Sr as findingsPart, _r as changePart, en as namedRepository, gr as verdictPart, jr as text, kr as paragraphs, vr as changesPart } from "./shared.js";

// src/action/comment/body.ts
const mostCharacters = 16e3;
const rooms = [{
	items: 20,
	characters: 300
}, {
	items: 5,
	characters: 100
}];
function commentMarker({ site, environment }) {
	const key = (value) => (value ?? "").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
	return `<!-- site-deploy site=${key(site)} environment=${key(environment)} -->`;
}
function runIn(body) {
	return Number(/^<!-- run=(\d{1,15}) -->$/m.exec(body)?.[1] ?? 0);
}
function commentBody(report) {
	const run = /\/runs\/(\d{1,15})$/.exec(report.source?.runUrl ?? "")?.[1] ?? "0";
	const head = `${commentMarker(report)}\n<!-- run=${run} -->\n`;
	return rooms.map((room) => `${head}\n${content(report, room)}\n`).find((body) => body.length <= mostCharacters) ?? `${head}\n${shortest(report)}\n`;
}
function content(report, room) {
	return paragraphs(md`### ${{ text: report.title }}`, verdictPart(report, room), changePart(report) ?? commitTable(report), changesPart(report, room), findingsPart(report, room), footer(report));
}
const shortest = (report) => paragraphs(md`### ${text(report.title, 200)}`, footer(report));
function commitTable({ source }) {
	if (source === void 0 || source.commit === "") return void 0;
	return table([md`Commit`, md`Branch`], [[code(source.commit.slice(0, 12)), code(source.branch)]]);
}
function footer({ source, timeline = [], findingCount }) {
	const end = Math.max(0, ...timeline.map(({ startMs, durationMs }) => startMs + durationMs));
	const said = [
		...end > 0 ? [text(`Took ${seconds(end)}`)] : [],
		...findingCount > 0 ? [text(count(findingCount, "warning"))] : [],
		...source?.runUrl === void 0 ? [] : [link(md`Log and summary`, source.runUrl)]
	];
	return joined(said);
}

// src/action/comment/comment.ts
var comment_exports = /* @__PURE__ */ __exportAll({ writeComments: () => writeComments });
const author = "github-actions[bot]";
const mostPulls = 5;
async function writeComments(report, github, log) {
	if (!isTold(report) || report.source === void 0) return;
	try {
		const repository = namedRepository(report.source.repository);
		const pulls = await pullsOfDeployment(github, repository, report.source);
		for (const pull of pulls.slice(0, mostPulls)) {
			await writeComment(report, repository, pull, github);
			log.info(`Pull request #${pull}: commented.`);
		}
	} catch (error) {
		const { code, message } = SiteDeployError.from(error);
		const why = code === "GITHUB_PERMISSION_MISSING" ? "give the job the permission \"pull-requests: write\", which runs of forks and of Dependabot never have" : message;
		log.info(`No comment on the pull request: ${why}.`);
	}
}
function isTold({ dryRun, folder, closing, error, environment, status }) {
	return dryRun === false && folder === void 0 && closing === void 0 && environment !== void 0 && !(status === "skipped" && error !== void 0);
}
async function writeComment(report, repository, pull, github) {
	const body = commentBody(report);
	let ours = await readOurs();
	if (ours.length === 0) {
		await createComment(github, repository, pull, body);
		ours = await readOurs();
	}
	const [oldest, ...others] = ours;
	if (oldest === void 0) return;
	const newest = [body, ...ours.map((comment) => comment.body)].reduce((a, b) => runIn(b) > runIn(a) ? b : a);
	if (oldest.body !== newest) await updateComment(github, repository, oldest.id, newest);
	for (const { id } of others) await deleteComment(github, repository, id);
	async function readOurs() {
		const marker = commentMarker(report);
		return (await readComments(github, repository, pull)).filter((comment) => comment.author === author && comment.body.startsWith(marker));
	}
}

export { comment_exports as t };
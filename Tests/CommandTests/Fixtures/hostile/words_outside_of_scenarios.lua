-- expect: loadError: pause is for a scenario's body, not for the file outside of one
pause(1)
